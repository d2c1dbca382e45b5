import { sum } from '@akhada/contract/sum'
import type { BracketRound, Match } from '~/content/tournaments/types'

/** A match with its centre, in slots from the top of the bracket: a slot is as high as a match and the space below it. */
interface PlacedMatch {
  match: Match
  y: number
}

/** A round in its column, from `top` to `bottom` in slots; its matches are in order from the top. */
export interface PlacedRound {
  round: BracketRound
  column: number
  top: number
  bottom: number
  /** The top of its heading: that of its lane, but right above the match for finals and third place. */
  headingTop: number
  matches: PlacedMatch[]
}

/** A line from a match to the one that its winner, or its loser (`isDrop`), plays next. */
export interface Connector {
  from: Match
  to: Match
  isDrop: boolean
  /** An SVG path; x in columns, y in slots. */
  path: string
}

export interface BracketLayout {
  columns: number
  /** In slots. */
  height: number
  rounds: PlacedRound[]
  connectors: Connector[]
}

/** Slots that a round's heading takes. */
const headingHeight = 0.5
/** Slots between the lanes, and between the final and the match for third place. */
const laneGap = 0.3
/** The cut of a line's corners, in columns and in slots: about 45 degrees. */
const cut = { x: 0.035, y: 0.085 }

const lanes = ['upper', 'lower', 'third', 'final'] as const

type Rows = ReadonlyMap<string, number>

/**
 * Computes where to draw the matches of a bracket and the lines between them: the upper lane above the lower one, each match halfway
 * between the two it follows from, finals on the right, third place below.
 */
export function layOutBracket(rounds: readonly BracketRound[]): BracketLayout {
  const columns = placeColumns(rounds)
  const upper = stackLane(rounds, 'upper', 0)
  const lower = stackLane(rounds, 'lower', upper.bottom > 0 ? upper.bottom + laneGap : 0)
  const rows = new Map([...upper.rows, ...lower.rows])
  const finals = placeFinals(rounds, rows)
  for (const [id, y] of finals) rows.set(id, y)
  const height = Math.max(...[...rows.values()].map((y) => y + 0.5), lower.bottom)

  const place = (round: BracketRound): PlacedRound => {
    const matches = round.matches.map((match) => ({ match, y: rows.get(match.id) ?? 0 })).toSorted((a, b) => a.y - b.y)
    return { round, column: columns.get(round) ?? 0, matches, ...getExtent(round, matches) }
  }
  const getExtent = ({ lane }: BracketRound, matches: readonly PlacedMatch[]) => {
    if (lane === 'upper') return { top: 0, headingTop: 0, bottom: upper.bottom }
    if (lane === 'lower') return { top: lower.top, headingTop: lower.top, bottom: lower.bottom }
    const headingTop = (matches[0]?.y ?? 1) - 0.5 - headingHeight
    const third = rounds.find((round) => round.lane === 'third')?.matches[0]
    const split = third ? (rows.get(third.id) ?? 0) - 0.5 - headingHeight : height
    return lane === 'third' ? { top: split, headingTop, bottom: height } : { top: 0, headingTop, bottom: split }
  }

  return {
    columns: Math.max(0, ...columns.values()) + 1,
    height,
    rounds: lanes.flatMap((lane) => filterLane(rounds, lane)).map(place),
    connectors: connect(rounds, columns, rows),
  }
}

const filterLane = (rounds: readonly BracketRound[], lane: BracketRound['lane']) =>
  rounds.filter((round) => round.lane === lane)

/** The column of each round: an upper one is above the lower one that its losers drop into. */
function placeColumns(rounds: readonly BracketRound[]): Map<BracketRound, number> {
  const columns = new Map<BracketRound, number>()
  const upper = filterLane(rounds, 'upper')
  const lower = filterLane(rounds, 'lower')
  const feeds = (from: BracketRound, to: BracketRound) =>
    to.matches.some(({ home, away }) => from.matches.some(({ id }) => id === home.from || id === away.from))

  for (const [index, round] of lower.entries()) columns.set(round, index)
  let last = -1
  for (const round of upper) {
    const target = lower.find((candidate) => feeds(round, candidate))
    last = Math.max(last + 1, (target && columns.get(target)) ?? 0)
    columns.set(round, last)
  }
  const end = Math.max(-1, ...columns.values()) + 1
  for (const [index, round] of filterLane(rounds, 'final').entries()) columns.set(round, end + index)
  for (const round of filterLane(rounds, 'third')) columns.set(round, end)
  return columns
}

/** The rows of a lane: matches without feeders in the lane go one below the other, every other match goes midway between its feeders. */
function stackLane(rounds: readonly BracketRound[], lane: 'upper' | 'lower', top: number) {
  const matches = filterLane(rounds, lane).flatMap((round) => round.matches)
  const byId = new Map(matches.map((match) => [match.id, match]))
  const order = new Map(matches.map(({ id }, index) => [id, index]))
  const rows = new Map<string, number>()
  const start = top + headingHeight + 0.5
  let slots = 0

  const findFeeders = (match: Match) =>
    [match.home.from, match.away.from]
      .flatMap((id) => byId.get(id ?? '') ?? [])
      .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))

  const place = (match: Match): number => {
    const known = rows.get(match.id)
    if (known !== undefined) return known
    const feeders = findFeeders(match).map(place)
    const y = feeders.length > 0 ? mean(feeders) : start + slots++
    rows.set(match.id, y)
    return y
  }
  const followed = new Set(matches.flatMap((match) => findFeeders(match).map(({ id }) => id)))
  for (const match of matches) if (!followed.has(match.id)) place(match)
  return { rows, top, bottom: slots > 0 ? top + headingHeight + slots : 0 }
}

/** The rows of the finals, and of the match for third place below the first of them. */
function placeFinals(rounds: readonly BracketRound[], lanesRows: Rows): Map<string, number> {
  const rows = new Map<string, number>()
  for (const { matches } of filterLane(rounds, 'final')) {
    for (const { id, home, away } of matches) {
      const feeders = [home.from, away.from].flatMap((from) => lanesRows.get(from ?? '') ?? rows.get(from ?? '') ?? [])
      rows.set(id, Math.max(headingHeight + 0.5, feeders.length > 0 ? mean(feeders) : 0))
    }
  }
  let y = Math.max(0, ...rows.values()) + 0.5 + laneGap
  for (const { matches } of filterLane(rounds, 'third')) {
    y += headingHeight
    for (const { id } of matches) {
      rows.set(id, y + 0.5)
      y += 1
    }
  }
  return rows
}

const mean = (values: readonly number[]) => sum(values) / values.length

function connect(rounds: readonly BracketRound[], columns: ReadonlyMap<BracketRound, number>, rows: Rows): Connector[] {
  const sources = new Map(rounds.flatMap((round) => round.matches.map((match) => [match.id, { match, round }])))
  return rounds.flatMap((round) =>
    round.matches.flatMap((to) =>
      [...new Set([to.home.from, to.away.from])].flatMap((id) => {
        const source = sources.get(id ?? '')
        if (!source) return []
        const isDrop = round.lane === 'third' || (round.lane === 'lower' && source.round.lane === 'upper')
        const start = { x: (columns.get(source.round) ?? 0) + 0.5, y: rows.get(source.match.id) ?? 0 }
        const end = { x: (columns.get(round) ?? 0) + 0.5, y: rows.get(to.id) ?? 0 }
        return { from: source.match, to, isDrop, path: drawPath(start, end) }
      }),
    ),
  )
}

/** A line from the middle of one card to that of another, with its bend in the gap before the latter. */
function drawPath(start: { x: number; y: number }, end: { x: number; y: number }): string {
  if (start.y === end.y) return `M${start.x} ${trim(start.y)}H${end.x}`
  const bend = end.x - 0.5
  const side = Math.sign(bend - start.x)
  const down = Math.sign(end.y - start.y)
  return [
    `M${start.x} ${trim(start.y)}H${trim(bend - side * cut.x)}`,
    `L${bend} ${trim(start.y + down * cut.y)}V${trim(end.y - down * cut.y)}`,
    `L${trim(bend + cut.x)} ${trim(end.y)}H${end.x}`,
  ].join('')
}

/** Rounds off the errors of adding fractions. */
const trim = (value: number) => Math.round(value * 1000) / 1000
