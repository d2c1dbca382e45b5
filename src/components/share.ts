import { toast } from '~/ui/toast'

/** Shares a page of ours, by its path: with the system's own sheet, or as a link on the clipboard. */
export async function share(title: string, path: string): Promise<void> {
  const url = window.location.origin + path
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url })
      return
    }
    await window.navigator.clipboard.writeText(url)
    toast.success('Link copied')
  } catch (error) {
    // Closing the share sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error('The link could not be shared. Copy it from the address bar.')
  }
}
