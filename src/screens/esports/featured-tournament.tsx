import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { FeaturedTournament as Featured } from '~/content/featured'
import { button } from '~/ui/button.css'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { wrap } from '~/ui/wrap.css'
import * as styles from './featured-tournament.css'

/** The one tournament that the hub puts forward (specification 2, "Esports hub"). */
export function FeaturedTournament({ tournament }: { tournament: Featured }) {
  return (
    <section className={styles.band} aria-labelledby="featured-tournament">
      <Image className={styles.picture} src={tournament.image} alt="" width={1600} height={900} />
      <div className={`${wrap} ${styles.inner}`}>
        <p className={styles.label}>Featured tournament</p>
        <Heading level={2} size="d1" id="featured-tournament">
          {tournament.name}
        </Heading>
        <p className={styles.facts}>
          <span className={styles.location}>{tournament.location}</span>
          <span>
            Prize Pool:
            <b className={styles.prize}>{tournament.prizePool}</b>
          </span>
        </p>
        <Link className={button({ size: 'large' })} to="/esports/tournament/$id" params={{ id: tournament.id }}>
          View Tournament
          <span className={visuallyHidden}> {tournament.name}</span>
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </section>
  )
}
