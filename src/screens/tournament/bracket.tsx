import { getRouteApi } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { BracketRound, BracketStage, Match, Team } from '~/content/tournaments/types'
import { useSearchState } from '~/router/use-search-state'
import { Button } from '~/ui/button'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { slug } from '../../../contract/slug'
import * as styles from './bracket.css'
import { MatchTime } from './match-time'
import { tournamentSearch } from './tournament-search'
import { wayOf } from './way-of'

const route = getRouteApi('/_site/esports/tournament/$id')

/**
 * A knockout stage, round by round: a list that is read from first to last, drawn as columns where there is room, and one round at a time
 * on a phone. A team's way through it is lit where the pointer or the focus is, and stays when it is pressed.
 */
export function Bracket({ name, rounds }: Pick<BracketStage, 'name' | 'rounds'>) {
  const [search, setSearch] = useSearchState(route, tournamentSearch)
  const [hoveredTeam, setHoveredTeam] = useState<string | null>(null)
  const teams = new Map(rounds.flatMap(teamsOf).map((team) => [team.id, team]))
  const chosen = teams.get(search.team)
  const lit = hoveredTeam ?? chosen?.id ?? null
  const shown = shownRound(rounds, search.round)
  const turn = (by: number) => setSearch({ round: slug(rounds[shown + by]?.name ?? '') }, true)

  const side = (team: Team | null, match?: Match, index?: 0 | 1) => {
    const won = team !== null && match?.winner?.id === team.id
    const look = `${styles.side} ${won ? styles.winner : ''}`
    const result = match?.score && index !== undefined && <span className={styles.score}>{match.score[index]}</span>
    if (!team) {
      return (
        <p className={`${look} ${styles.open}`}>
          <span className={styles.name}>To be decided</span>
        </p>
      )
    }
    return (
      <button
        type="button"
        className={look}
        aria-pressed={chosen?.id === team.id}
        data-lit={lit === team.id || undefined}
        onClick={() => setSearch({ team: chosen?.id === team.id ? '' : team.id }, true)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setHoveredTeam(team.id)}
        onPointerLeave={() => setHoveredTeam(null)}
        onFocus={() => setHoveredTeam(team.id)}
        onBlur={() => setHoveredTeam(null)}
      >
        <Image className={styles.crest} src={team.logo} alt="" width={26} height={26} />
        <span className={styles.name}>
          {team.name}
          {won && <span className={visuallyHidden}> (winner)</span>}
        </span>
        {result}
      </button>
    )
  }

  return (
    <div className={styles.bracket}>
      <p className={chosen ? styles.way : visuallyHidden} role="status">
        {chosen && (
          <>
            <b>{chosen.name}:</b> {wayOf(rounds, chosen.id).join(', ')}{' '}
          </>
        )}
      </p>
      {rounds.length > 1 && (
        <div className={styles.pager}>
          <Button variant="ghost" size="small" disabled={shown === 0} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
            <span className={visuallyHidden}>Earlier round of {name}</span>
          </Button>
          <p>
            Round {shown + 1} of {rounds.length}
          </p>
          <Button variant="ghost" size="small" disabled={shown === rounds.length - 1} onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" />
            <span className={visuallyHidden}>Later round of {name}</span>
          </Button>
        </div>
      )}
      <ol className={styles.rounds}>
        {rounds.map((round, index) => (
          <li key={round.name} className={index === shown ? '' : styles.otherRound}>
            <h4 className={styles.round}>
              {round.name}
              <span className={styles.bestOf}>Best of {round.bestOf}</span>
            </h4>
            <ul className={styles.matches}>
              {round.matches.map((match) => (
                <li key={match.id} className={styles.match} data-lit={hasTeam(match, lit) || undefined}>
                  <MatchTime time={match.time} />
                  {side(match.home, match, 0)}
                  {side(match.away, match, 1)}
                </li>
              ))}
              {round.byes.map((team) => (
                <li key={team.id} className={`${styles.match} ${styles.bye}`} data-lit={lit === team.id || undefined}>
                  <p className={styles.time}>Bye: no match in this round</p>
                  {side(team)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}

const hasTeam = ({ home, away }: Match, id: string | null) => id !== null && (home?.id === id || away?.id === id)

const teamsOf = ({ matches, byes }: BracketRound): Team[] => [
  ...matches.flatMap(({ home, away }) => [home ?? [], away ?? []].flat()),
  ...byes,
]

/** The index of the round that the URL names, else of the first that is not over, else of the last. */
function shownRound(rounds: readonly BracketRound[], named: string): number {
  const found = rounds.findIndex(({ name }) => slug(name) === named)
  if (found >= 0) return found
  const current = rounds.findIndex(({ matches }) => matches.some(({ winner }) => !winner))
  return current >= 0 ? current : rounds.length - 1
}
