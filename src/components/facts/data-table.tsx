import type { ReactNode } from 'react'
import { visuallyHidden } from '~/ui/visually-hidden.css'

interface Props {
  className: string
  caption: string
  /** The cells of each row by column. The first column names the rows. */
  rows: readonly Record<string, ReactNode>[]
}

/** A table of records. */
export const DataTable = ({ className, caption, rows }: Props) => (
  <table className={className}>
    <caption className={visuallyHidden}>{caption}</caption>
    <thead>
      <tr>
        {Object.keys(rows[0] ?? {}).map((column) =>
          column ? (
            <th key={column} scope="col" data-column={column}>
              {column}
            </th>
          ) : (
            <td key={column} />
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record may hold the same line twice, and lines never move
        <tr key={line}>
          {Object.entries(row).map(([column, cell], index) =>
            index === 0 ? (
              <th key={column} scope="row">
                {cell}
              </th>
            ) : (
              <td key={column} data-column={column}>
                {cell}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)
