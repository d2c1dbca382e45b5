import type { StoreResult } from '~/session/storage-store'
import { toast } from '~/ui/toast'

const reasons: Record<Exclude<StoreResult, 'stored'>, string> = {
  full: 'This browser’s storage is full, so we couldn’t save this. Clear data from sites you no longer use, then try again.',
  refused: 'Your browser won’t let this site store data, so we couldn’t save this.',
}

/** Shows why something was not stored, if it wasn't. */
export function showStorageError(result: StoreResult): void {
  if (result !== 'stored') toast.error(reasons[result])
}
