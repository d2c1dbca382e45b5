import { media } from '~/theme/media'
import { hiddenFromView, mutedCaps, rowLight, wrapped } from '~/theme/shorthands'
import { globalStyle, style } from '~/theme/ui-styles'
import { vars } from '~/theme/vars.css'

/** Hairlines between rows, no boxes. On narrow screens each row becomes a card of two or three lines. */
export const table = style({ width: '100%' })

globalStyle(`${table} thead th`, { padding: '0 16px 14px 0', ...mutedCaps(1), textAlign: 'left' })
// On narrow screens visually hidden, but it still names the cells.
globalStyle(`${table} thead`, { '@media': { [media.stacked]: hiddenFromView } })

globalStyle(`${table} tbody tr`, {
  '@media': {
    [media.stacked]: {
      ...wrapped('10px 14px', 'center'),
      padding: '18px 0',
      borderTop: `1px solid ${vars.color.hairline}`,
    },
  },
})
globalStyle(`${table} tbody tr:hover`, rowLight)

globalStyle(`${table} :is(td, tbody th)`, {
  padding: '17px 16px 15px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  textAlign: 'left',
  fontWeight: 400,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  '@media': { [media.stacked]: { padding: 0, border: 0, whiteSpace: 'normal' } },
})
globalStyle(`${table} tbody th`, {
  font: `600 1.25rem/1.1 ${vars.font.display}`,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@media': { [media.stacked]: { flexBasis: '100%', fontSize: '1.375rem' } },
})

/** A column of figures: right-aligned. */
const number = '[data-column=Prize]'
globalStyle(`${table} ${number}`, {
  paddingRight: 40,
  textAlign: 'right',
  '@media': { [media.stacked]: { padding: 0, marginLeft: 'auto' } },
})
globalStyle(`${table} td${number}`, { font: `700 1.25rem/1 ${vars.font.display}` })

// These begin the third line.
globalStyle(`${table} :is([data-column=Dates], [data-column=Team])`, {
  '@media': { [media.stacked]: { flexBasis: '100%' } },
})
// Takes no room but stays in the accessibility tree, or screen readers would match the cells after it to the wrong columns.
globalStyle(`${table} td:empty`, { '@media': { [media.stacked]: { position: 'absolute' } } })
