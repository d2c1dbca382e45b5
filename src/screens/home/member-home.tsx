import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { FiguresBand } from '~/components/facts/figures-band'
import { TopPlayers } from '~/components/player/top-players'
import { FeaturedSlideshow } from '~/components/slideshow/featured-slideshow'
import { featuredQuery } from '~/content/featured/query'
import type { Figure } from '~/content/figures/types'
import { partnersQuery } from '~/content/partners/query'
import { featuresQuery } from '~/content/platform-features/query'
import { PartnerCarousel } from './partner-carousel'
import { PlatformFeatures } from './platform-features'
import { Welcome } from './welcome'

/** The sections for members on `/`, below the hero (docs/decisions/home.md). */
export function MemberHome({ figures }: { figures: readonly Figure[] }) {
  // In parallel, not one after the other.
  usePrefetchQuery(featuredQuery)
  usePrefetchQuery(featuresQuery)
  usePrefetchQuery(partnersQuery)
  const { data: featured } = useSuspenseQuery(featuredQuery)
  const { data: partners } = useSuspenseQuery(partnersQuery)

  return (
    <>
      <Welcome />
      <FeaturedSlideshow tournaments={featured} />
      <PlatformFeatures />
      <TopPlayers />
      <FiguresBand figures={figures} title="Trusted By" note="Across all seasons and partner circuits." />
      <PartnerCarousel partners={partners} />
    </>
  )
}
