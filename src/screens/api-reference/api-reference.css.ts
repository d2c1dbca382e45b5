import { chamferSurface } from '~/theme/clip-paths'
import { forcedEdge } from '~/theme/forced-edge'
import { media } from '~/theme/media'
import { globalStyle, style, styleVariants } from '~/theme/screens-styles'
import { caps, gridColumns, square, stack } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

const mono = 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace'

export const download = style({ justifySelf: 'start' })

export const page = style({})
globalStyle(`${page} :is(code, pre)`, { fontFamily: mono, fontSize: '.875em' })

export const contentsSchemas = style({
  marginTop: vars.space.s4,
  '@media': { [media.navCollapsed]: { columns: '2 200px', columnGap: 20 } },
})
export const contentsLink = style({ display: 'flex', alignItems: 'baseline' })

export const group = style(stack(vars.space.s10))
export const part = style({ ...stack(vars.space.s3), scrollMarginTop: 16 })
export const paragraph = style({ maxWidth: '65ch', color: vars.color.muted })
export const path = style({ fontSize: vars.size.lead })
export const method = style({
  display: 'inline-block',
  flex: 'none',
  minWidth: 56,
  fontFamily: vars.font.display,
  color: accentVars.accentText,
})
export const link = style({ color: accentVars.accentText, selectors: { '&:hover': { color: vars.color.text } } })

export const code = style({
  position: 'relative',
  background: vars.color.inset,
  boxShadow: `inset 3px 0 ${vars.color.borderStrong}`,
})
export const box = style({
  maxHeight: 480,
  padding: '16px 20px',
  overflow: 'auto',
  lineHeight: 1.55,
  whiteSpace: 'pre',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
})
/** A command is read and copied as a whole, so it wraps. */
export const command = style([box, { paddingRight: 64, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }])
export const pre = style({ margin: 0, whiteSpace: 'inherit' })
const needsScript = { [media.noScript]: { display: 'none' } }
export const copy = style({
  position: 'absolute',
  top: 4,
  right: 4,
  ...square(44),
  color: vars.color.muted,
  selectors: { '&:hover': { color: vars.color.text }, '&:focus-visible': { outlineOffset: -4 } },
  '@media': needsScript,
})
export const tryIt = style({ justifySelf: 'start', '@media': needsScript })

export const tryItForm = style({ selectors: { '&:empty': { display: 'none' } } })
/** Names of the contract keep their case. */
export const schemaName = style({ textTransform: 'none' })

export const field = style({
  ...gridColumns('5fr 8fr', [media.phone, 1]),
  gap: '2px 20px',
  padding: '14px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  fontSize: vars.size.sm,
})
globalStyle(`${field} > dt`, { gridRow: 'span 2' })
export const fieldName = style({ fontWeight: 600 })
export const required = style({ ...caps(`600 ${vars.size.xs}/1.4`, '.07em'), color: vars.color.money })
export const type = style({ color: vars.color.muted })

export const response = style({ borderTop: `1px solid ${vars.color.hairline}` })
globalStyle(`${response} > :not(summary)`, { marginBottom: vars.space.s2 })
export const summary = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  minHeight: 48,
  padding: '12px 0',
  fontSize: vars.size.sm,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::after': {
      content: '"+"',
      marginLeft: 'auto',
      font: `700 1.25rem/1 ${vars.font.display}`,
      color: accentVars.accentText,
    },
    'details[open] > &::after': { content: '"\\2212"' },
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: accentVars.accentText },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': forcedEdge,
})
const flag = {
  flex: 'none',
  minWidth: 52,
  padding: '1px 10px 0',
  font: `700 .9375rem/1.5 ${vars.font.display}`,
  textAlign: 'center',
  background: vars.color.raisedHover,
  clipPath: chamferSurface('7px'),
} as const
export const status = styleVariants({
  success: { ...flag, color: vars.color.active },
  failure: { ...flag, color: vars.color.danger },
})
