import { FollowedUpNext } from '~/components/up-next/followed-up-next'
import { Following } from './following'

/** Up next, and the list of all follows. */
export function FollowedParts() {
  return (
    <>
      <FollowedUpNext />
      <Following />
    </>
  )
}
