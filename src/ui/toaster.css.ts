import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '~/theme/contract.css'
import { media } from '~/theme/media'

const edge = '6px solid'

/** How long a toast stays, in ms. */
export const lifetime = 5000

// Outside of the layers: the library brings rules of its own, which stand outside of them too.
export const container = style({ selectors: { '&&': { width: 'min(100vw - 32px, 420px)' } } })

export const toast = style({
  selectors: {
    '&&': {
      minHeight: 60,
      margin: '0 0 12px',
      padding: '12px 44px 12px 18px',
      borderRadius: 0,
      borderLeft: `${edge} ${vars.color.active}`,
      background: vars.color.text,
      color: '#120e0a',
      font: `500 ${vars.size.body}/1.4 ${vars.font.body}`,
      clipPath: 'polygon(0 0, 100% 0, 100% calc(100% - 14px), calc(100% - 14px) 100%, 0 100%)',
    },
  },
})

globalStyle(`${toast}.Toastify__toast--error`, { borderLeftColor: '#d4362a !important' })
globalStyle(`${toast}.Toastify__toast--info`, { borderLeftColor: `${vars.color.money} !important` })
globalStyle(`${toast} .Toastify__close-button`, {
  width: 44,
  height: 44,
  top: 8,
  right: 0,
  opacity: 0.7,
  color: '#120e0a',
})

// The library closes a toast when this animation ends: those who prefer less motion have as long to read.
globalStyle('.Toastify__progress-bar', {
  '@media': { [media.still]: { animationDuration: `${lifetime}ms !important` } },
})
