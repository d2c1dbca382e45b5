import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { FiguresBand } from '~/components/figures-band'
import { NextSection } from '~/components/next/next-section'
import { TopPlayers } from '~/components/player/top-players'
import { FeaturedSlideshow } from '~/components/slideshow/featured-slideshow'
import type { Figure } from '~/content/figures'
import { featuresQuery } from '~/content/home-features'
import { partnersQuery } from '~/content/partners'
import { featuredQuery } from '~/content/tournaments/featured'
import { container, section } from '~/ui/container.css'
import { PartnerCarousel } from './partner-carousel'
import { PlatformFeatures } from './platform-features'

/** What a member finds on `/` below the hero (decisions.md, "Home"). */
export function MemberHome({ figures }: { figures: readonly Figure[] }) {
  // All at once, not one after the other.
  usePrefetchQuery(featuredQuery)
  usePrefetchQuery(featuresQuery)
  usePrefetchQuery(partnersQuery)
  const { data: featured } = useSuspenseQuery(featuredQuery)
  const { data: partners } = useSuspenseQuery(partnersQuery)

  return (
    <>
      <FeaturedSlideshow tournaments={featured} />
      <div className={`${container} ${section}`}>
        <NextSection />
      </div>
      <PlatformFeatures />
      <TopPlayers />
      <FiguresBand figures={figures} title="Trusted By" />
      <PartnerCarousel partners={partners} />
    </>
  )
}
