import { summary } from '~/components/disclosure.css'
import { TeamLink } from '~/components/entity-link'
import { stateTexts } from '~/components/match/state-texts'
import { Spoiler } from '~/components/spoiler/spoiler'
import { PointsTable } from '~/components/tournament/standings-table'
import type { Drop, Lobby } from '~/content/match/types'
import { formatTime } from '~/lib/dates'
import { plural } from '~/lib/plural'
import { Image } from '~/ui/image'
import { SectionHeader } from '~/ui/section-header'
import * as styles from './lobby-results.css'

/** A day of battle royale: its table, and each match with its places. */
export function LobbyResults({ lobby: { table, drops } }: { lobby: Lobby }) {
  return (
    <div className={table.length > 0 ? styles.results : ''}>
      {table.length > 0 && (
        <section aria-labelledby="table">
          <SectionHeader title="Day standings" id="table" />
          <div className={styles.table}>
            <Spoiler label="the table of the day">
              <PointsTable caption="Day standings" rows={table} />
            </Spoiler>
          </div>
        </section>
      )}
      <section aria-labelledby="maps">
        <SectionHeader title="Matches" id="maps" />
        <ol className={styles.drops}>
          {drops.map((drop, index) => (
            <li key={drop.id} className={styles.drop}>
              <DropResult drop={drop} number={index + 1} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function DropResult({ drop: { map, time, state, finishes }, number }: { drop: Drop; number: number }) {
  const [first] = finishes
  return (
    <>
      <h3 className={styles.map}>
        <span className={styles.number}>{number}</span> {map}
      </h3>
      <p className={styles.time}>
        <time dateTime={time}>{formatTime(time)}</time>
        {!first && <span className={state === 'live' ? styles.live : ''}>{stateTexts[state]}</span>}
      </p>
      {first && (
        <Spoiler label={`the result of match ${number}`}>
          <p className={styles.winner}>
            <Image src={first.team.logo} alt="" width={44} height={44} />
            <TeamLink name={first.team.name} /> <span className={styles.finishes}>{countFinishes(first.finishes)}</span>
          </p>
          <details>
            <summary className={summary}>All {finishes.length} places</summary>
            <ol className={styles.places}>
              {finishes.map(({ team, finishes: count }, place) => (
                <li key={team.id}>
                  <span className={styles.place}>{place + 1}</span>{' '}
                  <TeamLink name={team.name} className={styles.squad} />{' '}
                  <span className={styles.finishes}>{countFinishes(count)}</span>
                </li>
              ))}
            </ol>
          </details>
        </Spoiler>
      )}
    </>
  )
}

const countFinishes = (count: number) => plural(count, 'finish', 'finishes')
