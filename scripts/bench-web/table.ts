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

/** A Markdown table of medians, with the goals above them; what misses its goal is bold. */
export function table<Subject, Run>(
  title: string,
  rows: Measurement<Subject, Run>[],
  nameOf: (subject: Subject) => string,
  columns: Column<Subject, Run>[],
): string {
  const lines = [
    [title, ...columns.map((column) => column.title)],
    ['---', ...columns.map(() => '--:')],
    ['*goal*', ...columns.map(goalText)],
    ...rows.map((row) => [nameOf(row.subject), ...columns.map((column) => cell(column, row))]),
  ]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function goalText<Subject, Run>({ goal, goalText }: Column<Subject, Run>): string {
  const text = goalText ?? (typeof goal === 'number' ? `≤ ${goal.toLocaleString('en')}` : '')
  return text && `*${text}*`
}

function cell<Subject, Run>(
  { value, digits = 0, goal }: Column<Subject, Run>,
  { subject, runs }: Measurement<Subject, Run>,
): string {
  const measured = median(runs.map(value))
  if (Number.isNaN(measured)) return '–'
  const limit = typeof goal === 'function' ? goal(subject) : goal
  const text = measured.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return limit !== undefined && measured > limit ? `**${text}**` : text
}
