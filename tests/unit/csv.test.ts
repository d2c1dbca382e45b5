import { expect, test } from 'vitest'
import { writeCsv } from '~/lib/csv'

const line = (value: string | number | null) =>
  writeCsv([{ a: value }])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n')

test('begins with a UTF-8 byte order mark and the column names; lines end as in RFC 4180', () => {
  expect(writeCsv([{ name: 'Rudra', rank: 1 }])).toBe('\uFEFF"name","rank"\r\n"Rudra",1\r\n')
  expect(writeCsv([])).toBe('\uFEFF\r\n')
})

test('each cell is in its column, whatever the order in its row', () => {
  expect(
    writeCsv([
      { a: 1, b: 2 },
      { b: 3, a: 4 },
    ]),
  ).toBe('\uFEFF"a","b"\r\n1,2\r\n4,3\r\n')
})

test.each([
  ['plain', '"plain"'],
  ['a "b", c', '"a ""b"", c"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['nul\0', '"nul"'],
  ['अखाड़ा', '"अखाड़ा"'],
  [null, ''],
  [-5, '-5'],
  [1.5, '1.5'],
])('%j is written as %s', (value, written) => {
  expect(line(value)).toBe(written)
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '|cmd',
  '%0',
  '\t=1',
  '\r=1',
  ' =1',
  '\u200B=1',
  '＝1',
  '－1',
  '＠x',
  '＋1',
])('%j is not a formula in a spreadsheet', (value) => {
  expect(line(value)).toBe(`"'${value}"`)
})
