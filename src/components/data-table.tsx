import type { ReactNode } from 'react'
import { visuallyHidden } from '~/ui/visually-hidden.css'

interface Props {
  className: string
  caption: string
  columns: readonly string[]
  rows: readonly (readonly [name: string | number, ...cells: ReactNode[]])[]
}

/** A table whose first column names its rows. */
export const DataTable = ({ className, caption, columns, rows }: Props) => (
  <table className={className}>
    <caption className={visuallyHidden}>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) =>
          column ? (
            <th key={column} scope="col">
              {column}
            </th>
          ) : (
            <td key={column} />
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]} data-column={columns[index + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
