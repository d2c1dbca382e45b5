import { median } from '../median'
import type { Measurement } from './round-robin'

/** A column of a table: its value of a run, and the goal for the median. */
export interface Column<Subject, Run> {
  title: string
  value: (run: Run) => number
  digits?: number
  goal?: number | ((subject: Subject) => number | undefined)
  /** The goal in words, if it isn't the same number for all rows. */
  goalText?: string
}

interface Table<Subject, Run> {
  /** Of the first column. */
  title: string
  rows: Measurement<Subject, Run>[]
  toName: (subject: Subject) => string
  columns: Column<Subject, Run>[]
  reference?: { name: string; runs: Run[] }
}

/** A Markdown table of medians; those that miss their goal are bold. The reference, if there is one, is above the goals. */
export function table<Subject, Run>({ title, rows, toName, columns, reference }: Table<Subject, Run>): string {
  const lines = [
    [title, ...columns.map((column) => column.title)],
    ['---', ...columns.map(() => '--:')],
    ...(reference
      ? [[reference.name, ...columns.map((column) => number(takeMedian(column, reference.runs), column))]]
      : []),
    ['*goal*', ...columns.map(goalText)],
    ...rows.map((row) => [toName(row.subject), ...columns.map((column) => cell(column, row))]),
  ]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function goalText<Subject, Run>({ goal, goalText }: Column<Subject, Run>): string {
  const text = goalText ?? (typeof goal === 'number' ? `≤ ${goal.toLocaleString('en')}` : '')
  return text && `*${text}*`
}

function cell<Subject, Run>(column: Column<Subject, Run>, { subject, runs }: Measurement<Subject, Run>): string {
  const measured = takeMedian(column, runs)
  const limit = typeof column.goal === 'function' ? column.goal(subject) : column.goal
  const text = number(measured, column)
  return limit !== undefined && measured > limit ? `**${text}**` : text
}

const takeMedian = <Run>({ value }: { value: (run: Run) => number }, runs: Run[]) => median(runs.map(value))

const number = (value: number, { digits = 0 }: { digits?: number }) =>
  Number.isNaN(value)
    ? '–'
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
