import { useSuspenseQuery } from '@tanstack/react-query'
import { AboutSections } from '~/components/about/about-sections'
import { PageHeader } from '~/components/page-header'
import { aboutQuery } from '~/content/about'
import { brand } from '~/lib/brand'
import { lead } from '~/theme/type.css'

/** The marketing about page on its own (decisions.md, "Routes"). */
export function AboutScreen() {
  const { data: about } = useSuspenseQuery(aboutQuery)

  return (
    <>
      <PageHeader title={`About ${brand.name}`} ghost="kahani">
        <p className={lead}>{about.intro}</p>
      </PageHeader>
      <AboutSections about={about} />
    </>
  )
}
