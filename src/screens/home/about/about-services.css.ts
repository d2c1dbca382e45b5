import { media } from '~/theme/media'
import { style } from '~/theme/screens-styles'
import { caps, diamondItem, fromTop, gridColumns } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'
import { surface, surfaceInner } from '~/ui/surface.css'

export const section = style({ paddingBottom: vars.space.section })

/** The first spans half of the row, the others a quarter each. */
export const cards = style({
  ...gridColumns('2fr 1fr 1fr', [media.navCollapsed, '1fr 1fr'], [media.phone, 1]),
  gap: 20,
  marginTop: vars.space.s6,
})

export const card = style([
  surface,
  {
    minWidth: 0,
    selectors: { '&:first-child': { '@media': { [media.navCollapsed]: { gridColumn: '1 / -1' } } } },
  },
])
/** The text of the wide card needs fewer lines, so its picture gets the remaining height. */
export const inner = style([
  surfaceInner,
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    selectors: { [`${card}:first-child &`]: { gridTemplateRows: '1fr auto' } },
  },
])

export const picture = style({
  width: '100%',
  height: 'clamp(220px, 22vw, 300px)',
  minHeight: '100%',
  selectors: {
    [`${card}:first-child &`]: { '@media': { [media.navCollapsed]: { height: 'clamp(220px, 38vw, 400px)' } } },
  },
  objectFit: 'cover',
  borderBottom: `${vars.width.edge} solid ${accentVars.accent}`,
})

export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  padding: '0 clamp(20px, 2.2vw, 32px) clamp(20px, 2.2vw, 28px)',
})

/** The name hangs from the line below the picture. */
export const title = style({ marginTop: '-.05em', ...caps(`700 ${vars.size.h4}/.95`, '-.01em') })
export const text = style({ marginTop: 14, color: vars.color.muted, maxWidth: '58ch' })
export const points = style({ ...fromTop(8), marginBlock: vars.space.s3 })

export const point = style({ ...diamondItem(accentVars.accent), lineHeight: 1.35 })
export const link = style({ justifySelf: 'start' })
