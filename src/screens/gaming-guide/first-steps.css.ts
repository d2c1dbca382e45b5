import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { gridColumns, hangingNumber, numberedStep, wrapped } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const columns = style({ ...gridColumns(2, [media.narrow, 1]), gap: `${vars.space.s4} 40px` })
export const steps = style({ marginTop: 16, counterReset: 'step' })
export const step = style({
  ...numberedStep({ ...hangingNumber('4rem', 36), gridRow: '1 / 3' }),
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: 8,
  paddingBottom: 24,
})
export const title = style({ paddingTop: 14 })
export const text = style({ marginTop: 6, color: vars.color.muted })

export const more = style({ ...wrapped('16px 24px', 'center'), fontSize: '1.125rem' })
