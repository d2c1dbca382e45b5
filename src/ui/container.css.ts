import { style } from '~/theme/ui-styles'
import { vars } from '~/theme/vars.css'

/** The column of all content. */
export const container = style({
  position: 'relative',
  width: `min(100% - 2 * ${vars.space.gutter}, ${vars.width.page})`,
  marginInline: 'auto',
})

/** A section of a page, with the space above and below that sections share. */
export const section = style({ position: 'relative', paddingBlock: vars.space.section })
