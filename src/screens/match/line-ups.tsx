import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TeamLink } from '~/components/entity-link'
import { entityLink } from '~/components/entity-link.css'
import { lineUpsQuery } from '~/content/match/query'
import type { LineUp, MatchPage } from '~/content/match/types'
import { h4 } from '~/theme/type.css'
import { Image } from '~/ui/image'
import { SectionHeader } from '~/ui/section-header'
import * as styles from './line-ups.css'
import { sides } from './sides.css'

/** The players of both teams, until the match is over. */
export function LineUps({ match }: { match: MatchPage }) {
  const { data: lineUps } = useSuspenseQuery(lineUpsQuery(match))
  if (lineUps.length === 0) return null
  return (
    <section aria-labelledby="line-ups">
      <SectionHeader title="Line-ups" id="line-ups" />
      <div className={sides}>
        {lineUps.map((lineUp) => (
          <TeamLineUp key={lineUp.team.id} {...lineUp} />
        ))}
      </div>
    </section>
  )
}

function TeamLineUp({ team, players }: LineUp) {
  return (
    <div>
      <h3>
        <TeamLink name={team.name} className={h4} />
      </h3>
      <ul className={styles.players}>
        {players.map(({ name, playerId, role, type, profileImage }) => (
          <li key={name} className={styles.player}>
            <Image className={styles.portrait} src={profileImage} alt="" width={400} height={500} />
            {playerId ? (
              <Link to="/players/profile/$id" params={{ id: playerId }} className={`${entityLink} ${styles.name}`}>
                {name}
              </Link>
            ) : (
              <span className={styles.name}>{name}</span>
            )}
            <span className={styles.role}>{type === 'Starter' ? role : `${role}, substitute`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
