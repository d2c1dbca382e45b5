import type { Measurement } from './measure-in-turn'
import { median } from './median'

/** A column of a table: what it takes of a run, and what the median is to be at most. */
export interface Column<Subject, Run> {
  title: string
  value: (run: Run) => number
  digits?: number
  goal?: number | ((subject: Subject) => number | undefined)
  /** The goal in words, where it is not one number for all rows. */
  goalText?: string
}

/** A Markdown table of medians; what misses its goal is bold. The baseline is above the goals, if there is one. */
export function table<Subject, Run>(
  title: string,
  rows: Measurement<Subject, Run>[],
  nameOf: (subject: Subject) => string,
  columns: Column<Subject, Run>[],
  reference?: { name: string; runs: Run[] },
): string {
  const lines = [
    [title, ...columns.map((column) => column.title)],
    ['---', ...columns.map(() => '--:')],
    ...(reference
      ? [[reference.name, ...columns.map((column) => number(medianOf(column, reference.runs), column))]]
      : []),
    ['*goal*', ...columns.map(goalText)],
    ...rows.map((row) => [nameOf(row.subject), ...columns.map((column) => cell(column, row))]),
  ]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function goalText<Subject, Run>({ goal, goalText }: Column<Subject, Run>): string {
  const text = goalText ?? (typeof goal === 'number' ? `≤ ${goal.toLocaleString('en')}` : '')
  return text && `*${text}*`
}

function cell<Subject, Run>(column: Column<Subject, Run>, { subject, runs }: Measurement<Subject, Run>): string {
  const measured = medianOf(column, runs)
  const limit = typeof column.goal === 'function' ? column.goal(subject) : column.goal
  const text = number(measured, column)
  return limit !== undefined && measured > limit ? `**${text}**` : text
}

const medianOf = <Run>({ value }: { value: (run: Run) => number }, runs: Run[]) => median(runs.map(value))

const number = (value: number, { digits = 0 }: { digits?: number }) =>
  Number.isNaN(value)
    ? '–'
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
