import { type Follow, type StoreResult, toggleFollow } from '~/session/follows'
import { toast } from '~/ui/toast'

const reasons: Record<Exclude<StoreResult, 'stored'>, string> = {
  full: 'This browser’s storage is full, so we couldn’t save this. Clear data from sites you no longer use, then try again.',
  refused: 'Your browser won’t let this site store data, so we couldn’t save this.',
}

/** Follows or unfollows something, with a toast when the browser does not store it. */
export const toggleFollowWithToast = (follow: Follow): void => showStorageError(toggleFollow(follow))

/** Shows why something was not stored. */
export function showStorageError(stored: StoreResult): void {
  if (stored !== 'stored') toast.error(reasons[stored])
}
