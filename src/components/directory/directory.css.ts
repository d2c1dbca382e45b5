import { style } from '~/theme/components-styles'
import { media } from '~/theme/media'
import { fillColumns, gridColumns, small } from '~/theme/shorthands'
import { vars } from '~/theme/vars.css'

/** Shared by the directories: the toolbar of search and filters, the count, the cards, the figures, the call to join. */
export const directory = style({ zIndex: 1, paddingBottom: vars.space.s12 })

export const toolbar = style({
  ...gridColumns('minmax(240px, 420px) 1fr', [media.navCollapsed, 1]),
  alignItems: 'end',
  gap: 16,
})

export const count = style({ marginTop: vars.space.s3, ...small })

export const grid = style({ ...fillColumns('18.125rem'), gap: 20, marginTop: vars.space.s2 })

export const wideGrid = style([grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 30rem), 1fr))' }])

export const figures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '32px clamp(12px, 3vw, 40px)',
  // Two in a row, or all three if there are three.
  '@media': {
    [media.phone]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: {
        '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))' },
      },
    },
    [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr) !important' },
  },
})

export const figuresPart = style({ paddingBottom: vars.space.s12 })
/** Says what the figures count if the page shows another number. */
export const figuresNote = style({ marginTop: vars.space.s3, ...small })

export const bandText = style({ maxWidth: '56ch', fontSize: vars.size.lead, lineHeight: 1.45 })
