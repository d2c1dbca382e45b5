import { toast } from './toast'

/** Copies a text; if the browser refuses, shows `failure` in a toast. */
export async function copyText(text: string, onCopied: () => void, failure: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    onCopied()
  } catch {
    toast.error(failure)
  }
}
