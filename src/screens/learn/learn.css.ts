import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { gridColumns, numberedStep } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const list = style({ marginTop: vars.space.s3 })

export const learning = style({ paddingBottom: vars.space.section })
export const paths = style({
  ...gridColumns(3, [media.twoColumns, 1]),
  gap: '48px clamp(20px, 4vw, 64px)',
  marginTop: vars.space.s6,
})
/** A subgrid aligns names, texts and steps across the paths, however long a name is. */
export const path = style({ display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: vars.space.s2 })
export const text = style({ color: vars.color.muted })
export const steps = style({ counterReset: 'step' })
export const step = style({
  ...numberedStep({ font: `700 2rem/.8 ${vars.font.display}`, color: accentVars.accentText }),
  gridTemplateColumns: '48px 1fr',
  alignItems: 'baseline',
})
export const link = style({ paddingBlock: 12, selectors: { '&:hover': { color: accentVars.accentText } } })
