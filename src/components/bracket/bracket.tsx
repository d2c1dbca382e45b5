import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useRef, useState } from 'react'
import type { BracketRound } from '~/content/tournaments/types'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './bracket.css'
import { BracketMatchItem, type Lighting } from './bracket-match'
import { BracketOverview } from './bracket-overview'
import { describePath, isOnPath } from './bracket-path'
import { type BracketLayout, type Connector, layOutBracket, type PlacedRound } from './lay-out-bracket'

interface Props {
  name: string
  rounds: readonly BracketRound[]
  /** Id of the team whose path is chosen; ignored if the team doesn't play here. */
  team: string
  onTeamChange: (team: string) => void
}

/**
 * A knockout stage: the upper lane above the lower one, lines from match to match, the final on the right. To screen readers it's a list
 * of rounds. A team's path lights up on hover and focus, and stays lit when the team is pressed.
 */
export function Bracket({ name, rounds, team, onTeamChange }: Props) {
  const [pointedTeam, setPointedTeam] = useState<string | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const layout = layOutBracket(rounds)
  const sides = rounds.flatMap(({ matches }) => matches.flatMap(({ home, away }) => [home.team, away.team]))
  const chosen = sides.find((each) => each?.id === team)
  const highlightedTeam = pointedTeam ?? chosen?.id ?? null
  const lighting: Lighting = {
    highlightedTeam,
    chosen: chosen?.id ?? null,
    onPoint: setPointedTeam,
    onChoose: (id) => onTeamChange(id === chosen?.id ? '' : id),
  }
  const size = assignInlineVars({ [styles.columns]: `${layout.columns}`, [styles.height]: `${layout.height}` })

  return (
    <div className={styles.bracket} style={size}>
      <BracketOverview name={name} layout={layout} highlightedTeam={highlightedTeam} scroller={scroller} />
      <div ref={scroller} className={styles.scroller}>
        <div className={styles.field}>
          <Connectors layout={layout} highlightedTeam={highlightedTeam} />
          {layout.rounds.map((placed) => (
            <Round
              key={placed.round.name}
              placed={placed}
              height={layout.height}
              lighting={lighting}
              isDecider={placed.round.lane === 'final' && placed === layout.rounds.at(-1)}
            />
          ))}
        </div>
      </div>
      <p className={chosen ? styles.path : visuallyHidden} role="status">
        {chosen && (
          <>
            <b>{chosen.name}:</b> {describePath(rounds, chosen.id).join(', ')}
          </>
        )}
      </p>
    </div>
  )
}

interface ConnectorsProps {
  layout: BracketLayout
  highlightedTeam: string | null
}

/** The lines. Those of losers who drop to the lower lane or third place are shown only while lit. */
function Connectors({ layout: { columns, height, connectors }, highlightedTeam }: ConnectorsProps) {
  const isLit = ({ from, to }: Connector) => isOnPath(from, to, highlightedTeam)
  return (
    <svg className={styles.lines} viewBox={`0 0 ${columns} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {connectors
        .filter((connector) => !connector.isDrop || isLit(connector))
        .toSorted((a, b) => Number(isLit(a)) - Number(isLit(b)))
        .map((connector) => (
          <path
            key={`${connector.from.id} ${connector.to.id}`}
            className={styles.line}
            data-lit={isLit(connector) || undefined}
            data-drop={connector.isDrop || undefined}
            d={connector.path}
          />
        ))}
    </svg>
  )
}

interface RoundProps {
  placed: PlacedRound
  height: number
  lighting: Lighting
  /** Whether its winner wins the bracket. */
  isDecider: boolean
}

function Round({ placed, height, lighting, isDecider }: RoundProps) {
  const { round, column, top, bottom, headingTop, matches } = placed
  const within = (y: number) => `${((y - top) / (bottom - top)) * 100}%`
  // The column is a class: each inline style costs the page's policy a hash.
  const lane = { top: `${(top / height) * 100}%`, height: `${((bottom - top) / height) * 100}%` }
  return (
    <div className={`${styles.round} ${styles.columnAt[column]}`} data-lane={round.lane} style={lane}>
      <h4 className={styles.heading} style={headingTop > top ? { top: within(headingTop) } : undefined}>
        <span>{round.name}</span>
        <span className={styles.seriesLength}>
          <span aria-hidden="true">Bo{round.bestOf}</span>
          <span className={visuallyHidden}>best of {round.bestOf}</span>
        </span>
      </h4>
      <ol aria-label={round.name}>
        {matches.map(({ match, y }) => (
          <BracketMatchItem key={match.id} match={match} isDecider={isDecider} top={within(y)} lighting={lighting} />
        ))}
      </ol>
    </div>
  )
}
