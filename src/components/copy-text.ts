import { toast } from '~/ui/toast'

/** Copies a text; where the browser refuses, a toast says so. */
export async function copyText(text: string, onCopied: () => void, failure: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    onCopied()
  } catch {
    toast.error(failure)
  }
}
