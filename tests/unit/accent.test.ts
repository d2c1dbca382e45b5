import { games } from '@akhada/sample-world/games/records.data'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { expect, test } from 'vitest'
import { contrast, makeAccent } from '~/theme/accent'
import { ink } from '~/theme/tokens'

const steps = ['00', '33', '66', '99', 'cc', 'ff']
const everyColour = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))

test('the accent of any colour, black and white included, has enough contrast on the page and behind text', () => {
  for (const hex of everyColour) {
    const { accent, onAccent, accentText, accentSoft, sweep } = makeAccent(hex)
    for (const ground of [ink[950], ink[900]]) expect(contrast(accentText, ground), hex).toBeGreaterThanOrEqual(4.5)
    expect(contrast(onAccent, accent), hex).toBeGreaterThanOrEqual(4.5)
    expect(contrast(onAccent, sweep), hex).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#f4f1ea', accentSoft), hex).toBeGreaterThanOrEqual(4.5)
  }
})

test('the lighter accent of every game and organization has 7:1 on the page and behind text', () => {
  for (const hex of [...games.map(({ color }) => color), ...organizations.map(({ themeColor }) => themeColor)]) {
    const { onAccent, sweep } = makeAccent(hex)
    for (const other of [onAccent, ink[950], ink[900]]) expect(contrast(sweep, other), hex).toBeGreaterThanOrEqual(7)
  }
})

test('a colour with enough contrast is unchanged', () => {
  const readable = everyColour.filter((hex) => contrast(hex, ink[900]) >= 4.5)
  expect(readable.length).toBeGreaterThan(100)
  for (const hex of [...readable, '#ff7a1a', '#b8f31b']) expect(makeAccent(hex).accent).toBe(hex)
})

test.each([
  ['#0b1f4b', 'blue'],
  ['#4b3fe0', 'blue'],
  ['#8a1c2b', 'red'],
  ['#0a5c1e', 'green'],
])('%s stays %s, and is lightened no more than necessary', (hex, strongest) => {
  const { accent } = makeAccent(hex)
  const channels = { red: accent.slice(1, 3), green: accent.slice(3, 5), blue: accent.slice(5, 7) }
  expect(Object.entries(channels).sort(([, a], [, b]) => (a < b ? 1 : -1))[0]?.[0]).toBe(strongest)
  expect(contrast(accent, ink[900])).toBeLessThan(4.8)
})

test.each(['', 'ff7a1a', '#fff', '#ff7a1', '#ff7a1a80', 'red', 'url(x)', '#gggggg'])('%j is not a colour', (text) => {
  expect(() => makeAccent(text)).toThrow(TypeError)
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2)
})
