import { style, styleVariants } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { caps, inRow, overlay } from '~/theme/shorthands'
import { accentVars, vars } from '~/theme/vars.css'

export const stages = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 6,
  marginTop: vars.space.s6,
  '@media': { [media.narrow]: { gridAutoFlow: 'row' } },
})

/** Covers its stage. */
export const link = style({
  outlineColor: 'currentColor',
  selectors: { '&::after': overlay, '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
})

const stage = style({
  position: 'relative',
  ...inRow(),
  minHeight: 60,
  padding: '2px 32px 0 36px',
  ...caps('700 clamp(1.0625rem, 1.6vw, 1.375rem)/1'),
  clipPath: 'polygon(0 0, calc(100% - 16px) 0, 100% 50%, calc(100% - 16px) 100%, 0 100%, 16px 50%)',
  selectors: {
    '&:first-child': {
      paddingLeft: 24,
      clipPath: 'polygon(0 0, calc(100% - 16px) 0, 100% 50%, calc(100% - 16px) 100%, 0 100%)',
    },
    '&:last-child': { clipPath: 'polygon(0 0, 100% 0, 100% 100%, 0 100%, 16px 50%)' },
    '&:only-child': { clipPath: 'none' },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      selectors: { '&:is(:first-child, :last-child, *)': { clipPath: 'none' } },
    },
    [media.narrow]: {
      minHeight: 48,
      padding: '2px 20px 0',
      selectors: { '&:is(:first-child, :last-child, *)': { clipPath: 'none', paddingLeft: 20 } },
    },
  },
})

export const next = style({ marginLeft: vars.space.s1, color: vars.color.money })

export const stageIn = styleVariants({
  past: [stage, { background: vars.color.raisedHover }],
  ongoing: [stage, { background: accentVars.accent, color: accentVars.onAccent }],
  next: [stage, { background: vars.color.raised }],
  upcoming: [stage, { background: vars.color.raised, color: vars.color.muted }],
})
