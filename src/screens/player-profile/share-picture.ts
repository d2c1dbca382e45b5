import { slug } from '@akhada/contract/slug'
import { downloadFile } from '~/lib/download-file'
import { toast } from '~/ui/toast'

/** Shares one of our PNGs through the system's share sheet if that accepts files, and otherwise downloads it. */
export async function sharePicture(name: string, url: string): Promise<void> {
  const picture = await loadPicture(url)
  if (!picture) return
  const file = new File([picture], `${slug(name) || 'player'}.png`, { type: 'image/png' })
  const data = { title: name, files: [file] }
  try {
    if ('canShare' in navigator && navigator.canShare(data)) await navigator.share(data)
    else downloadFile(file.name, file.type, file)
  } catch (error) {
    const kind = error instanceof DOMException ? error.name : ''
    // Closing the share sheet is not an error.
    if (kind === 'AbortError') return
    // The picture took so long that the browser's user activation has expired.
    if (kind === 'NotAllowedError') downloadFile(file.name, file.type, file)
    else toast.error('Couldn’t share the picture. Please try again.')
  }
}

/** Loads the picture. If that fails, shows a message and returns null. */
async function loadPicture(url: string): Promise<Blob | null> {
  try {
    const response = await fetch(url)
    // A server that can't draw right now redirects to the picture of all players.
    if (response.ok && !response.redirected) return await response.blob()
    toast.error(
      response.status === 404
        ? 'There’s no picture of this player.'
        : 'Can’t draw the picture right now. Please try again in a moment.',
    )
  } catch {
    toast.error('Couldn’t load the picture. Check your connection and try again.')
  }
  return null
}
