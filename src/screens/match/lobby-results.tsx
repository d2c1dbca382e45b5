import { useState } from 'react'
import { summary } from '~/components/disclosure.css'
import { TeamLink } from '~/components/links/entity-link'
import { InnerSection } from '~/components/section'
import { Spoiler } from '~/components/spoiler/spoiler'
import { PointsTable } from '~/components/tournament/standings-table'
import type { Lobby, LobbyMatch } from '~/content/match/types'
import { plural } from '~/lib/words'
import { aside } from '~/theme/type.css'
import { SegmentedControl } from '~/ui/segmented-control'
import { GameHeading, GameWinner } from './game-result'
import * as styles from './lobby-results.css'
import { part } from './match.css'

/** A day of battle royale: the standings, and each match with its places. */
export function LobbyResults({ lobby: { tables, matches } }: { lobby: Lobby }) {
  return (
    <div className={tables.length > 0 ? styles.results : ''}>
      <Standings tables={tables} />
      <InnerSection id="matches" title="Matches">
        <ol className={styles.matches}>
          {matches.map((match, index) => (
            <li key={match.id} className={styles.match}>
              <LobbyMatchResult match={match} number={index + 1} />
            </li>
          ))}
        </ol>
      </InnerSection>
    </div>
  )
}

function Standings({ tables }: Pick<Lobby, 'tables'>) {
  const [chosen, setChosen] = useState('')
  const shown = tables.find(({ name }) => name === chosen) ?? tables[0]
  if (!shown) return null
  return (
    <InnerSection
      id="table"
      title="Standings"
      className={part}
      aside={
        tables.length > 1 ? (
          <SegmentedControl
            label="Standings of"
            options={tables.map(({ name }) => name)}
            value={shown.name}
            onChange={setChosen}
          />
        ) : (
          <p className={aside}>{shown.name}</p>
        )
      }
    >
      <Spoiler label="the standings">
        <PointsTable caption={`Standings, ${shown.name}`} rows={shown.rows} />
      </Spoiler>
    </InnerSection>
  )
}

function LobbyMatchResult({ match, number }: { match: LobbyMatch; number: number }) {
  const { map, time, state, placings } = match
  const [first] = placings
  return (
    <>
      <GameHeading number={number} map={map} time={time} state={first ? 'over' : state} />
      {first && (
        <Spoiler label={`the result of match ${number}`}>
          <GameWinner team={first.team} result={countFinishes(first.finishes)} />
          <details>
            <summary className={summary}>All {placings.length} places</summary>
            <ol className={styles.places}>
              {placings.map(({ team, finishes }, place) => (
                <li key={team.id}>
                  <span className={styles.place}>{place + 1}</span>{' '}
                  <TeamLink name={team.name} className={styles.squad} />{' '}
                  <span className={styles.finishes}>{countFinishes(finishes)}</span>
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
