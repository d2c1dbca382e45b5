/** A row of a list: its cells by column name. */
export type CsvRow = Readonly<Record<string, string | number | null>>

/**
 * Writes rows as a CSV file (RFC 4180), with the byte order mark that tells Excel it's UTF-8. The first row has all columns.
 * Texts are quoted; one that a spreadsheet would run as a formula gets a leading apostrophe.
 */
export function writeCsv(rows: readonly CsvRow[]): string {
  const columns = Object.keys(rows[0] ?? {})
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
