import { EntryNotFound } from '~/layout/entry-not-found'

/** Shown for a match that is not in the schedule. */
export const MatchNotFound = () => <EntryNotFound kind="Match" />
