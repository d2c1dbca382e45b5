import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { inComponents } from '~/theme/layers.css'

export const menu = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    border: 0,
    padding: `0 ${vars.space.gutter} 28px`,
    background: vars.color.inset,
    color: vars.color.text,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    isolation: 'isolate',
    selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  }),
)
globalStyle('html:has(dialog[open])', inComponents({ overflow: 'hidden' }))

export const lattice = style(
  inComponents({
    color: vars.color.brand,
    opacity: 0.1,
    mask: `${vars.image.jaali} center / 80px, linear-gradient(300deg, #000, transparent 60%)`,
    maskComposite: 'intersect',
  }),
)

export const top = style(
  inComponents({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: 72,
  }),
)

export const close = style(inComponents({ display: 'grid', placeItems: 'center', width: 44, height: 44 }))

export const links = style(inComponents({ display: 'grid', gap: 26, margin: 'auto 0', paddingBlock: 16 }))

export const link = style(
  inComponents({
    justifySelf: 'start',
    paddingRight: '.14em',
    borderTop: `5px solid ${vars.color.borderStrong}`,
    font: `700 clamp(2.25rem, 11.6vw, 3.5rem)/.8 ${vars.font.display}`,
    textTransform: 'uppercase',
    letterSpacing: '-.02em',
    selectors: { '&:is(:hover, [aria-current])': { borderColor: vars.color.brand } },
  }),
)

export const letters = style(inComponents({ display: 'block', marginTop: '-.055em' }))

export const actions = style(inComponents({ display: 'grid', flex: 'none', gridTemplateColumns: '1fr 1fr', gap: 12 }))
// An odd one takes the whole row.
globalStyle(`${actions} > :last-child:nth-child(odd)`, inComponents({ gridColumn: '1 / -1' }))
