import { Link } from '@tanstack/react-router'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { cutName } from '~/components/links/links.css'
import { markBest } from '~/rules/career'
import { Skeleton } from '~/ui/skeleton'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './comparison-table.css'
import { type ComparedColumn, nameFailure } from './use-columns'

export interface Row {
  label: string
  /** A cell per column; null if the record lacks the value. */
  cells: readonly ReactNode[]
  /** Which of them are the best; without it, none is marked. */
  best?: readonly boolean[]
}

interface Props {
  caption: string
  columns: readonly ComparedColumn[]
  rows: readonly Row[]
}

/** A column per player, a row per fact. On a phone the name of a row is above its values. */
export function ComparisonTable({ caption, columns, rows }: Props) {
  return (
    <table className={styles.table} style={assignInlineVars({ [styles.columns]: String(columns.length) })}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ id, player, error, letter, toneClass }) => (
            <th key={id} scope="col" className={toneClass} title={player?.name}>
              <span className={styles.letter} aria-hidden="true">
                {letter}
              </span>
              <span className={styles.name}>
                {player ? (
                  <Link to="/players/profile/$id" params={{ id: player.id }} className={cutName}>
                    {player.name}
                  </Link>
                ) : (
                  (error && nameFailure(error)) || 'Loading'
                )}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells, best }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map(({ id, player, error, toneClass }, index) => (
              <td key={id} className={`${best?.[index] ? styles.best : ''} ${toneClass}`}>
                {player && (cells[index] ?? <span className={styles.unknown}>Unknown</span>)}
                {best?.[index] && <span className={styles.mark}>Best</span>}
                {error && !player && (
                  <span className={styles.unknown}>
                    <span aria-hidden="true">–</span>
                    <span className={visuallyHidden}>{nameFailure(error)}</span>
                  </span>
                )}
                {!player && !error && <Skeleton bars={['60% 18']} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A row of figures, with the best of them marked. */
export function makeFiguresRow(
  label: string,
  values: readonly (number | null)[],
  show: (value: number) => string,
  better: 'higher' | 'lower' = 'higher',
): Row {
  return {
    label,
    cells: values.map((value) => (value === null ? null : show(value))),
    best: markBest(values, better),
  }
}
