import type { Follow } from '~/session/follows'
import { type Stored, toggleFollow } from '~/session/store-follows'
import { toast } from '~/ui/toast'

const reasons: Record<Exclude<Stored, 'stored'>, string> = {
  full: 'The storage of this browser is full, so this cannot be saved. Delete stored data of sites that you no longer use, then try again.',
  refused: 'Your browser does not let this site store data, so this cannot be saved.',
}

/** Follows something, or no longer, with a toast when the browser does not store it. */
export const toggle = (follow: Follow): void => showProblem(toggleFollow(follow))

/** Shows why something was not stored. */
export function showProblem(stored: Stored): void {
  if (stored !== 'stored') toast.error(reasons[stored])
}
