import { style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inUi } from '~/theme/layers.css'

/** The column of all content. */
export const container = style(
  inUi({
    position: 'relative',
    width: `min(100% - 2 * ${vars.space.gutter}, ${vars.width.page})`,
    marginInline: 'auto',
  }),
)

/** A section of a page, with the space above and below that sections share. */
export const section = style(inUi({ position: 'relative', paddingBlock: vars.space.section }))
