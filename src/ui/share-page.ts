import { toast } from './toast'

/** Shares a page of this site by its path: with the system's share sheet, or as a link on the clipboard. */
export async function sharePage(title: string, path: string): Promise<void> {
  const url = window.location.origin + path
  try {
    // Some browsers have no share sheet.
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast.success('Link copied')
  } catch (error) {
    // Closing the share sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    // The browser's own box, with the link selected.
    window.prompt('Couldn’t share the link. Copy it from here:', url)
  }
}
