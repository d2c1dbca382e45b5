/** A line of a list: its cells by the names of their columns. */
export type CsvRow = Readonly<Record<string, string | number | null>>

/**
 * A CSV file (RFC 4180) of rows that have the same columns, with the mark that Excel takes for UTF-8.
 * Texts are quoted; one that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function writeCsv(columns: readonly string[], rows: readonly CsvRow[]): string {
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column] ?? null)))]
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`
}

/** The start of a formula, including full-width signs and invisible characters before it. */
const formula = /^[\s\p{C}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/u

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = value.replaceAll('\0', '')
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
