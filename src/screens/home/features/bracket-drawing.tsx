import { accentVars } from '~/theme/vars.css'
import * as styles from './bracket-drawing.css'

/** Tops of the boxes, column by column; `stays` is the index of the winner, drawn in the accent colour. */
const columns = [
  { x: 0, tops: [0, 39, 78, 117, 156, 195, 234, 273], stays: 2 },
  { x: 106, tops: [19.5, 97.5, 175.5, 253.5], stays: 1 },
  { x: 212, tops: [58.5, 214.5], stays: 0 },
]
const final = { x: 318, top: 136.5 }

const winner = columns.map(({ x, tops, stays }) => ({ x, top: tops[stays] ?? 0 }))

/** A knockout of eight, and one team's path to the cup. */
export function BracketDrawing() {
  return (
    <svg className={styles.bracket} viewBox="0 0 416 296" preserveAspectRatio="xMinYMid" role="presentation">
      {columns.flatMap(({ x, tops }, column) =>
        tops.map((top, place) => (
          <path
            key={`${x} ${top}`}
            d={drawConnector({ x, from: top, to: columns[column + 1]?.tops[place >> 1] ?? final.top })}
            fill="none"
            stroke={styles.colors.borderStrong}
            strokeWidth="1.5"
          />
        )),
      )}
      {winner.map(({ x, top }, column) => (
        <path
          key={x}
          d={drawConnector({ x, from: top, to: winner[column + 1]?.top ?? final.top })}
          fill="none"
          stroke={accentVars.accent}
          strokeWidth="3"
        />
      ))}
      {columns.flatMap(({ x, tops, stays }) =>
        tops.map((top, place) => <Box key={`${x} ${top}`} x={x} top={top} isIn={place === stays} />),
      )}
      <Box x={final.x} top={final.top} width={98} isIn />
      <Cup />
    </svg>
  )
}

function Box({ x, top, width = 78, isIn }: { x: number; top: number; width?: number; isIn: boolean }) {
  const ink = isIn ? accentVars.onAccent : styles.colors.borderControl
  return (
    <g transform={`translate(${x} ${top})`}>
      <path d={`M6 0H${width}V16L${width - 6} 22H0V6Z`} fill={isIn ? accentVars.accent : styles.colors.hairline} />
      <path d={`M12 11H${width - 28}M${width - 18} 11H${width - 10}`} stroke={ink} strokeWidth="3" />
    </g>
  )
}

function Cup() {
  return (
    <g transform="translate(367 92) scale(.36)" fill={styles.colors.money}>
      <path d="M-44-60H0V62H-34V46H-8V18A44 50 0 0 1-44-30Z" />
      <path d="M44-60H0V62H34V46H8V18A44 50 0 0 0 44-30Z" opacity=".72" />
      <path d="M-52-50H-80V-34A36 38 0 0 0-44 0V-14A24 26 0 0 1-66-38H-52ZM52-50H80V-34A36 38 0 0 1 44 0V-14A24 26 0 0 0 66-38H52Z" />
    </g>
  )
}

const drawConnector = ({ x, from, to }: Record<'x' | 'from' | 'to', number>) =>
  `M${x + 78} ${from + 11}h14V${to + 11}h14`
