import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { prefersReducedMotion } from '~/lib/reduced-motion'
import { getAnchor } from './bracket-match'
import * as styles from './bracket-overview.css'
import { isOnPath, isPlaying } from './bracket-path'
import { maxColumns } from './bracket-size.css'
import type { BracketLayout, PlacedRound } from './lay-out-bracket'

interface Props {
  name: string
  layout: BracketLayout
  highlightedTeam: string | null
  /** The element that scrolls sideways. */
  scroller: RefObject<HTMLDivElement | null>
}

/** Shown if the bracket is wider than its container: a drawing of it, with the visible part framed, and a link to each round. */
export function BracketOverview({ name, layout, highlightedTeam, scroller }: Props) {
  const { start, end } = useView(scroller)
  const { columns, height, rounds } = layout
  useStart(scroller, layout)
  if (columns < 2) return null

  const isInView = ({ column }: PlacedRound) =>
    column / columns >= start - 0.02 && (column + 0.9) / columns <= end + 0.02
  const firstInView = rounds.find(isInView)

  return (
    <nav
      className={`${styles.overview} ${styles.shownFor[Math.min(columns, maxColumns)]}`}
      aria-label={`Rounds of ${name}`}
    >
      <div className={styles.map} aria-hidden="true">
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${columns} ${height}`}
          preserveAspectRatio="none"
          role="presentation"
        >
          <Drawing layout={layout} highlightedTeam={highlightedTeam} />
          <rect className={styles.frame} x={start * columns} y={0} width={(end - start) * columns} height={height} />
          {rounds.map((placed) => (
            <a key={placed.round.name} href={linkTo(placed)} tabIndex={-1} onClick={scrollToTarget}>
              <rect
                className={styles.area}
                x={placed.column}
                y={placed.top}
                width={1}
                height={placed.bottom - placed.top}
              />
            </a>
          ))}
        </svg>
      </div>
      <ul className={styles.chips}>
        {rounds.map((placed) => (
          <li key={placed.round.name}>
            <a
              ref={placed === firstInView ? showInList : undefined}
              className={styles.chip}
              href={linkTo(placed)}
              aria-current={isInView(placed) || undefined}
              onClick={scrollToTarget}
            >
              {placed.round.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const linkTo = ({ matches }: PlacedRound) => `#${getAnchor(matches[0]?.match.id ?? '')}`

/** Scrolls to the target of a link without changing the URL. */
function scrollToTarget(event: MouseEvent): void {
  event.preventDefault()
  const target = document.querySelector(event.currentTarget.getAttribute('href') ?? '')
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  target?.scrollIntoView({ block: 'nearest', inline: 'start', behavior })
}

/** Matches as bars, and the lines between them. */
function Drawing({ layout: { rounds, connectors }, highlightedTeam }: Pick<Props, 'layout' | 'highlightedTeam'>) {
  return (
    <>
      {connectors
        .filter(({ isDrop, from, to }) => !isDrop || isOnPath(from, to, highlightedTeam))
        .map(({ from, to, path }) => (
          <path
            key={`${from.id} ${to.id}`}
            className={styles.line}
            data-lit={isOnPath(from, to, highlightedTeam) || undefined}
            d={path}
          />
        ))}
      {rounds.flatMap(({ column, matches }) =>
        matches.map(({ match, y }) => (
          <rect
            key={match.id}
            className={styles.match}
            data-state={match.state}
            data-lit={isPlaying(match, highlightedTeam) || undefined}
            x={column + 0.14}
            y={y - 0.32}
            width={0.72}
            height={0.64}
          />
        )),
      )}
    </>
  )
}

/** The greatest height, in slots, at which all matches of a round fit on the screen. */
const slotsOnScreen = 10

/** The column of the first round that isn't over; 0 if all are, or if the bracket is too tall for all matches of a round to fit. */
function findCurrentColumn({ rounds, height }: BracketLayout): number {
  if (height > slotsOnScreen) return 0
  const open = rounds.filter(({ round }) => round.matches.some(({ state }) => state !== 'over'))
  return open.length > 0 ? Math.min(...open.map(({ column }) => column)) : 0
}

/** Scrolls once to the round of the match that the URL names, or to the current one. */
function useStart(scroller: RefObject<HTMLElement | null>, layout: BracketLayout): void {
  const scroll = useEffectEvent(() => {
    const { rounds, columns } = layout
    const linked = rounds.find((placed) =>
      placed.matches.some(({ match }) => `#${getAnchor(match.id)}` === location.hash),
    )
    const column = linked?.column ?? findCurrentColumn(layout)
    if (scroller.current) scroller.current.scrollLeft = (column / columns) * scroller.current.scrollWidth
  })
  useEffect(() => scroll(), [])
}

/** A `ref` that scrolls the list of the rounds to one of them, again when its size changes: the font may load later. */
function showInList(chip: HTMLElement | null) {
  const list = chip?.closest('ul')
  if (!chip || !list) return
  const observer = new ResizeObserver(() => {
    const [outer, inner] = [list.getBoundingClientRect(), chip.getBoundingClientRect()]
    const margin = Number.parseFloat(getComputedStyle(list).paddingLeft)
    list.scrollLeft += Math.max(0, inner.right + margin - outer.right) + Math.min(0, inner.left - margin - outer.left)
  })
  observer.observe(chip)
  return () => observer.disconnect()
}

/** The part of the bracket that is on screen, from 0 to 1; all of it until it's known. */
function useView(scroller: RefObject<HTMLElement | null>): { start: number; end: number } {
  const [view, setView] = useState({ start: 0, end: 1 })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      // While hidden, it has no width.
      if (scrollWidth > 0) setView({ start: scrollLeft / scrollWidth, end: (scrollLeft + clientWidth) / scrollWidth })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [scroller])
  return view
}
