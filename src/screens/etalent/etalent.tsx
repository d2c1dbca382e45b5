import { useSuspenseQuery } from '@tanstack/react-query'
import { FiguresRow } from '~/components/directory/figures-row'
import { JoinBand } from '~/components/directory/join-band'
import { PageHeader } from '~/components/hero/page-header'
import { ButtonLink, GoLink } from '~/components/links/links'
import { TopPlayers } from '~/components/player/top-players'
import { etalentQuery } from '~/content/etalent/query'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import * as styles from './etalent.css'

/** Gaming Talent Hub (specification 2, "etalent"). */
export function EtalentScreen() {
  const { data: talent } = useSuspenseQuery(etalentQuery)

  return (
    <>
      <PageHeader title="Gaming Talent Hub" ghost="hunar" lead={talent.intro} />
      <FiguresRow figures={talent.stats} note="Across every partner network and season." />
      <TopPlayers />
      <div className={`${container} ${styles.compare}`}>
        <p className={styles.text}>{talent.compare.text}</p>
        <ButtonLink to="/players/compare" variant="ghost" arrow>
          {talent.compare.link}
        </ButtonLink>
      </div>
      <div className={`${container} ${styles.coming}`}>
        {talent.coming.map(({ title, text, to, link }) => (
          <section key={title} className={styles.card}>
            <Heading>{title}</Heading>
            <p className={styles.soon}>Coming soon</p>
            <p className={styles.text}>{text}</p>
            <GoLink to={to}>{link}</GoLink>
          </section>
        ))}
      </div>
      <JoinBand title={talent.collaborate.title} text={talent.collaborate.text}>
        <ButtonLink to="/contact" search={{ topic: 'brands' }} arrow>
          Start a collaboration
        </ButtonLink>
      </JoinBand>
    </>
  )
}
