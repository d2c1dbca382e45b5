import { layOutBracket, type PlacedRound } from '~/components/bracket/lay-out-bracket'
import type { BracketStage, Match, Side } from '~/content/tournaments/types'
import { siteUrl } from '~/lib/brand'
import { formatShortDate, formatTime } from '~/lib/dates'
import { EmbedTeam } from './embed-team'

/** A bracket to embed: drawn as on the site, without its script. */
export function EmbedBracket({ stage }: { stage: BracketStage }) {
  const { columns, height, rounds, connectors } = layOutBracket(stage.rounds)
  return (
    <div className="bracket">
      <div style={{ minWidth: `${columns * 216}px`, height: `${height * 88}px` }}>
        <svg viewBox={`0 0 ${columns} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {connectors
            .filter(({ isDrop }) => !isDrop)
            .map(({ from, to, path }) => (
              <path key={`${from.id} ${to.id}`} d={path} />
            ))}
        </svg>
        {rounds.map((placed) => (
          <Round key={placed.round.name} placed={placed} columns={columns} height={height} />
        ))}
      </div>
    </div>
  )
}

interface RoundProps {
  placed: PlacedRound
  columns: number
  height: number
}

function Round({ placed: { round, column, headingTop, matches }, columns, height }: RoundProps) {
  const place = (y: number) => ({
    left: `${(column / columns) * 100}%`,
    width: `${100 / columns}%`,
    top: `${(y / height) * 100}%`,
  })
  return (
    <section>
      <h3 style={place(headingTop)}>{round.name}</h3>
      <ol>
        {matches.map(({ match, y }) => (
          <li key={match.id} style={place(y)}>
            <MatchCard match={match} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function MatchCard({ match: { id, home, away, score, winner, time, state } }: { match: Match }) {
  const when = state === 'over' ? formatShortDate(time) : `${formatShortDate(time)}, ${formatTime(time)}`
  return (
    <>
      <a href={`${siteUrl}/esports/match/${id}`} target="_blank" rel="noopener">
        {state === 'live' ? 'Live' : <time dateTime={time}>{when}</time>}
      </a>
      <SideRow side={home} score={score?.[0]} won={winner !== null && winner.id === home.team?.id} />
      <SideRow side={away} score={score?.[1]} won={winner !== null && winner.id === away.team?.id} />
    </>
  )
}

function SideRow({ side: { team, label }, score, won }: { side: Side; score: number | undefined; won: boolean }) {
  return (
    <p className={won ? 'winner' : undefined}>
      <span>{team ? <EmbedTeam team={team} /> : <small>{label}</small>}</span>
      {score !== undefined && <b>{score}</b>}
    </p>
  )
}
