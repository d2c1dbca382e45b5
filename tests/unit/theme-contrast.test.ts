import { describe, expect, test } from 'vitest'
import { contrast } from '~/theme/accent'
import { hue, ink } from '~/theme/tokens'

const grounds = Object.entries(ink).filter(([shade]) => Number(shade) >= 700)

/** design.md 2: text on ink, by WCAG 2.2 AA. */
describe.each(grounds)('on ink %s', (_shade, ground) => {
  test.each([
    ['text', hue.bone],
    ['muted text', hue.ash],
    ['the accent', hue.saffron],
    ['money', hue.marigold],
    ['active status', hue.teal],
    ['live text', hue.raniText],
    ['an error', hue.danger],
  ])('%s is readable', (_name, colour) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5)
  })
})

test.each([
  ['saffron', hue.saffron],
  ['marigold', hue.marigold],
  ['teal', hue.teal],
  ['gold', hue.gold],
  ['silver', hue.silver],
  ['bronze', hue.bronze],
])('dark text has enough contrast on %s', (_name, ground) => {
  expect(contrast(hue.soot, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(['975', '950', '900', '800'] as const)('the outline of a control is visible on ink %s', (shade) => {
  expect(contrast(ink[550], ink[shade])).toBeGreaterThanOrEqual(3)
})
