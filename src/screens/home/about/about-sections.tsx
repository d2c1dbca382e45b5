import { AboutTeam } from '~/components/about-team'
import { FiguresBand } from '~/components/figures-band'
import type { About } from '~/content/about/types'
import { BelowFold } from '~/page-load/below-fold'
import { AboutJoin } from './about-join'
import { AboutPurpose } from './about-purpose'
import { AboutServices } from './about-services'
import { AboutValues } from './about-values'
import { ContactSection } from './contact-section'

/** The marketing about page below its hero, on `/` for visitors (specification 2, "Home"). */
export function AboutSections({ about }: { about: About }) {
  return (
    <>
      <FiguresBand figures={about.figures} note="Across all seasons and partner circuits." />
      <BelowFold>
        <AboutPurpose about={about} />
        <AboutServices services={about.services} />
        <AboutValues values={about.values} />
        <AboutTeam team={about.team} />
      </BelowFold>
      <BelowFold>
        <AboutJoin text={about.join} />
        <ContactSection />
      </BelowFold>
    </>
  )
}
