import { NextSection } from '~/components/next/next-section'
import { Following } from './following'

/** What is next of what is followed, and all of that. */
export function FollowedParts() {
  return (
    <>
      <NextSection />
      <Following />
    </>
  )
}
