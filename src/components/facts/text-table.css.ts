import { globalStyle, style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { hiddenFromView, mutedCaps } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

/** A table of texts with lines between rows. On narrow screens each row becomes a card. The header sets the widths. */
export const textTable = style({ width: '100%' })

globalStyle(`${textTable} :is(th, td)`, {
  padding: '16px 24px 16px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  textAlign: 'left',
  verticalAlign: 'top',
})
globalStyle(`${textTable} td`, { color: vars.color.muted })
globalStyle(`${textTable} thead th`, { borderTop: 0, paddingTop: 0, ...mutedCaps(1.2) })
// Visually hidden, but it still names the cells.
globalStyle(`${textTable} thead`, { '@media': { [media.narrow]: hiddenFromView } })
globalStyle(`${textTable} tbody tr`, {
  '@media': {
    [media.narrow]: { display: 'grid', gap: 10, paddingBlock: 18, borderTop: `1px solid ${vars.color.hairline}` },
  },
})
globalStyle(`${textTable} tbody :is(th, td)`, {
  '@media': { [media.narrow]: { display: 'block', padding: 0, border: 0 } },
})
