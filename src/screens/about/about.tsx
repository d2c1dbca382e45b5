import { useSuspenseQuery } from '@tanstack/react-query'
import { AboutSections } from '~/components/about/about-sections'
import { PageHead } from '~/components/page-head'
import { aboutQuery } from '~/content/about'
import { brand } from '~/lib/brand'
import { lead } from '~/theme/type.css'

/** The marketing about page on its own (decisions.md, "Routes"). */
export function AboutScreen() {
  const { data: about } = useSuspenseQuery(aboutQuery)

  return (
    <>
      <PageHead title={`About ${brand.name}`} ghost="kahani">
        <p className={lead}>{about.intro}</p>
      </PageHead>
      <AboutSections about={about} />
    </>
  )
}
