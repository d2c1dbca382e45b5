import { getRouteApi } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Facts } from '~/components/facts/facts'
import { factList } from '~/components/facts/facts.css'
import { showStorageError } from '~/components/show-storage-error'
import type { BracketRound, BracketStage, Match, TournamentDetail } from '~/content/tournaments/types'
import { plural } from '~/lib/words'
import { useSearchState } from '~/router/use-search-state'
import {
  comparePicks,
  decodePicks,
  encodePicks,
  findSides,
  isLocked,
  listLivePicks,
  listPointsByMatch,
  type Picks,
  pickWinner,
  scorePicks,
} from '~/rules/pickem'
import { storePicks, useStoredPicks } from '~/session/picks'
import { Button } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import { sharePage } from '~/ui/share-page'
import * as styles from './pickem.css'
import { PickemMatch } from './pickem-match'
import { details, summary } from './stage-section.css'
import { tournamentSearch } from './tournament-search'

const route = getRouteApi('/_site/esports/tournament/$id')

interface Props {
  tournament: TournamentDetail
  stage: BracketStage
  /** In ms. */
  now: number
}

/** A visitor's picks of a bracket, next to those of the friend whose link was opened. */
export function Pickem({ tournament, stage, now }: Props) {
  const [{ picks: code }, setParams] = useSearchState(route, tournamentSearch)
  const matches = stage.rounds.flatMap((round) => round.matches)
  const own = decodePicks(matches, useStoredPicks()[tournament.id] ?? '')
  const friend = decodePicks(matches, code)

  // As of the first rendering, so that no round moves away from the pointer.
  const [folded] = useState(() => listFoldedRounds(stage.rounds, [own, friend], now))
  const isFolded = ({ name }: BracketRound) => folded.includes(name)
  const openPicks = matches.filter((match) => own.has(match.id) && !isLocked(match, now)).map(({ id }) => id)

  const live = listLivePicks(matches, own)
  // A team that is out can be replaced until the match starts.
  const picked = matches.filter((match) => (isLocked(match, now) ? own : live).has(match.id))
  const open = matches.filter((match) => !isLocked(match, now) && !live.has(match.id))
  const closedCount = matches.length - picked.length - open.length

  const store = (picks: Picks) => showStorageError(storePicks(tournament.id, encodePicks(matches, picks)))
  const sharePicks = () =>
    void sharePage(`My picks: ${tournament.name}`, `${tournament.path}?picks=${encodePicks(matches, own)}#pickem`)
  const all = { matches, own, live, friend, now, store }
  return (
    <>
      <p className={styles.status} role="status">
        {picked.length} picked, {open.length || 'none'} left to pick{closedCount > 0 && `, ${closedCount} closed`}
      </p>
      <Figures matches={matches} own={own} friend={friend} hasLink={code !== ''} />
      {folded.length > 0 && (
        <details className={details}>
          <summary className={summary}>{plural(folded.length, 'round')} closed for picks</summary>
          <Rounds {...all} rounds={stage.rounds.filter(isFolded)} />
        </details>
      )}
      <Rounds {...all} rounds={stage.rounds.filter((round) => !isFolded(round))} />
      <div className={styles.actions}>
        {own.size > 0 && (
          <Button onClick={sharePicks}>
            <Share2 />
            Share my picks
          </Button>
        )}
        {openPicks.length > 0 && (
          <Button
            ref={moveFocusOnUnmount}
            variant="ghost"
            onClick={() => store(new Map([...own].filter(([id]) => !openPicks.includes(id))))}
          >
            Clear open picks
          </Button>
        )}
        {code && (
          <Button ref={moveFocusOnUnmount} variant="ghost" onClick={() => setParams({ picks: '' })}>
            Hide my friend’s picks
          </Button>
        )}
      </div>
    </>
  )
}

interface RoundsProps {
  rounds: readonly BracketRound[]
  /** All matches of the bracket. */
  matches: readonly Match[]
  own: Picks
  /** Those of the visitor whose team isn’t out. */
  live: Picks
  friend: Picks
  now: number
  store: (picks: Picks) => void
}

function Rounds({ rounds, matches, own, live, friend, now, store }: RoundsProps) {
  const pointsByMatch = listPointsByMatch(matches)
  const teams = matches.flatMap(({ home, away }) => [home.team, away.team])
  const findTeam = (id: string | null | undefined) => teams.find((team) => team?.id === id) ?? null
  return (
    <div className={styles.rounds}>
      {rounds.map((round) => (
        <section key={round.name} className={styles.round} aria-label={`Picks: ${round.name}`}>
          <Heading level={3} size="h4">
            {round.name}
          </Heading>
          <div className={styles.matches}>
            {round.matches.map((match) => (
              <PickemMatch
                key={match.id}
                match={match}
                sides={findSides(matches, live, match).map(findTeam)}
                pick={findTeam(own.get(match.id))}
                friendPick={findTeam(friend.get(match.id))}
                points={pointsByMatch.get(match.id) ?? 0}
                now={now}
                onPick={(team) => store(pickWinner(matches, own, { match, team, now }))}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** The names of the rounds that have begun and that nobody has picked, while others are open: on a phone those would be screens below. */
function listFoldedRounds(rounds: readonly BracketRound[], picks: readonly Picks[], now: number): string[] {
  const hasBegun = ({ matches }: BracketRound) => matches.every((match) => isLocked(match, now))
  if (rounds.every(hasBegun)) return []
  const isPicked = ({ matches }: BracketRound) => matches.some(({ id }) => picks.some((each) => each.has(id)))
  return rounds.filter((round) => hasBegun(round) && !isPicked(round)).map(({ name }) => name)
}

/** The points of both, and how many of their picks agree. */
function Figures({
  matches,
  own,
  friend,
  hasLink,
}: Pick<RoundsProps, 'matches' | 'own' | 'friend'> & { hasLink: boolean }) {
  const { same, both } = comparePicks(own, friend)
  const describeScore = (picks: Picks) => {
    const { points, most } = scorePicks(matches, picks)
    return most > 0 ? `${points} of ${plural(most, 'point')}` : 'No results yet'
  }
  return (
    <Facts
      className={`${factList} ${styles.figures}`}
      facts={{
        You: own.size > 0 ? describeScore(own) : 'No picks yet',
        'Your friend': friend.size > 0 ? describeScore(friend) : hasLink && 'No valid picks',
        'You agree on':
          friend.size > 0 && (both > 0 ? `${same} of ${plural(both, 'match', 'matches')}` : 'Nothing yet'),
      }}
    />
  )
}
