import { showStorageError } from '~/components/show-storage-error'
import { type Follow, toggleFollow } from '~/session/follows'

/** Follows or unfollows something, with a toast when the browser does not store it. */
export const toggleFollowWithToast = (follow: Follow): void => showStorageError(toggleFollow(follow))
