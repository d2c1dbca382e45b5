import { Facts } from '~/components/facts/facts'
import { GameLink, PathLink, TeamLink } from '~/components/links/entity-link'
import { InnerSection } from '~/components/section'
import type { CreatorProfile } from '~/content/creators/types'
import { lead } from '~/theme/type.css'
import { container, section } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import * as styles from './career.css'

interface Props {
  career: CreatorProfile['esportsCareer']
  setup: CreatorProfile['streamingSetup']
}

/** Esports career and streaming setup. */
export function Career({ career, setup }: Props) {
  return (
    <div className={`${section} ${container}`}>
      <InnerSection id="career" title="Esports Career">
        <div className={styles.columns}>
          <div>
            <p className={lead}>{career.summary}</p>
            <ul className={styles.teams}>
              {career.teams.map(({ team, organizerId, game, role, from, to }) => (
                <li key={`${team} ${from}`} className={styles.team}>
                  <span className={styles.years}>
                    {from} to {to ?? 'today'}
                  </span>
                  <b className={styles.name}>
                    {organizerId ? (
                      <PathLink path={`/organizers/${organizerId}`}>{team}</PathLink>
                    ) : (
                      <TeamLink name={team} />
                    )}
                  </b>
                  <span className={styles.note}>
                    {role}, <GameLink name={game} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <ol className={styles.highlights}>
            {career.highlights.map(({ year, title }) => (
              <li key={title} className={styles.highlight}>
                <b className={styles.year}>{year}</b>
                {title}
              </li>
            ))}
          </ol>
        </div>
      </InnerSection>
      <section className={styles.setup} aria-labelledby="setup">
        <Heading id="setup">Streaming Setup</Heading>
        <Facts className={styles.parts} facts={Object.fromEntries(setup.map(({ part, item }) => [part, item]))} />
      </section>
    </div>
  )
}
