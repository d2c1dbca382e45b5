import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inScreens } from '~/theme/layers.css'
import { media } from '~/theme/media'
import { surface } from '~/ui/surface.css'

/** As high as its neighbour. */
export const card = style([surface, inScreens({ height: '100%' })])

export const inner = style(
  inScreens({ display: 'flex', flexDirection: 'column', gap: 18, padding: '52px clamp(20px, 5.6vw, 28px) 22px' }),
)
export const tier = style(inScreens({ position: 'absolute', left: 0, top: 0 }))

export const header = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'clamp(64px, 22vw, 96px) minmax(0, 1fr)',
    alignItems: 'center',
    gap: 'clamp(12px, 4vw, 20px)',
  }),
)
export const logo = style(inScreens({ width: '100%', height: 'auto' }))
export const name = style(
  inScreens({
    font: `700 clamp(1.75rem, 3vw, 2.375rem)/.9 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '-.015em',
    overflowWrap: 'anywhere',
  }),
)
export const place = style(inScreens({ marginTop: 8, fontSize: vars.size.sm, color: vars.color.muted }))
export const about = style(inScreens({ maxWidth: '60ch', color: vars.color.muted, textWrap: 'pretty' }))
export const games = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: 4 }))

export const figures = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(max-content, 1fr))',
    marginTop: 'auto',
    borderBlock: `1px solid ${vars.color.hairline}`,
  }),
)
globalStyle(`${figures} > div`, inScreens({ padding: '11px 0 8px' }))
globalStyle(`${figures} > div + div`, inScreens({ paddingLeft: 14, borderLeft: `1px solid ${vars.color.hairline}` }))
globalStyle(
  `${figures} dt`,
  inScreens({
    font: `600 ${vars.size.xs}/1 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '.04em',
    color: vars.color.muted,
  }),
)
globalStyle(`${figures} dd`, inScreens({ marginTop: 3, font: `700 1.5rem/1.15 ${vars.font.display}` }))

export const foot = style(inScreens({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }))
/** Alone on its line, it fills it. */
export const open = style(inScreens({ marginLeft: 'auto', '@media': { [media.phone]: { flex: 'auto' } } }))

export const like = style({})
export const liked = style({})
globalStyle(`${like} > svg.lucide`, inScreens({ color: vars.color.like }))
globalStyle(`${liked} > svg.lucide`, inScreens({ color: vars.color.like, fill: vars.color.like }))
globalStyle(`:is(${like}, ${liked}):hover > svg.lucide`, inScreens({ color: 'currentColor' }))
