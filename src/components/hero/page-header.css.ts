import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { ownLayer, stack } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

export const header = style({
  ...ownLayer,
  overflow: 'clip',
  padding: 'clamp(128px, 13vw, 184px) 0 clamp(32px, 4vw, 56px)',
})
export const lattice = style({ color: vars.color.brand, opacity: 0.07 })
// In full next to the lead, below the headline; hidden where the lead needs the width.
export const ghost = style({
  right: `max(${vars.space.gutter}, (100vw - ${vars.width.page}) / 2)`,
  bottom: 0,
  height: 'clamp(120px, 13vw, 208px)',
  '@media': { [media.twoColumns]: { display: 'none' } },
})
export const inner = style(stack(vars.space.s3))
