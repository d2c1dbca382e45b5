import { createGlobalTheme } from '@vanilla-extract/css'
import { bodyStack, displayStack } from './fonts.css'
import { hue, ink, jaali, toneRamps } from './tokens'

/** The semantic names that components use, with their values. */
export const vars = createGlobalTheme(':root', {
  color: {
    page: ink[950],
    inset: ink[975],
    surface: ink[900],
    raised: ink[800],
    raisedHover: ink[750],
    hairline: ink[700],
    borderStrong: ink[600],
    borderControl: ink[550],
    text: hue.bone,
    muted: hue.ash,
    money: hue.marigold,
    active: hue.teal,
    like: hue.rani,
    liveText: hue.raniText,
    danger: hue.danger,
    gold: hue.gold,
    silver: hue.silver,
    bronze: hue.bronze,
    onMedal: '#1d1102',
    focus: hue.marigold,
    brand: hue.saffron,
    onBrand: hue.soot,
  },
  font: { display: displayStack, body: bodyStack },
  size: {
    mega: 'clamp(5.4rem, min(18.4vw, 29svh), 18rem)',
    d1: 'clamp(3.5rem, 9.2vw, 8.5rem)',
    d2: 'clamp(2.75rem, 5.6vw, 5rem)',
    d3: 'clamp(2rem, 3.4vw, 3rem)',
    h4: 'clamp(1.375rem, 1.9vw, 1.75rem)',
    h5: '1.25rem',
    lead: 'clamp(1.125rem, 1.5vw, 1.375rem)',
    body: '1.0625rem',
    sm: '.9375rem',
    xs: '.8125rem',
    label: '.875rem',
  },
  space: {
    s1: '8px',
    s2: '16px',
    s3: '24px',
    s4: '32px',
    s5: '40px',
    s6: '48px',
    s8: '64px',
    s10: '80px',
    s12: '96px',
    // Clears the notch of a phone in landscape.
    gutter: 'max(clamp(20px, 5.6vw, 80px), env(safe-area-inset-left), env(safe-area-inset-right))',
    section: 'clamp(80px, 10vw, 160px)',
    slope: 'clamp(32px, 5vw, 88px)',
  },
  width: { page: 'clamp(1280px, 75vw, 1560px)', bar: 'clamp(8px, 1vw, 14px)', line: '6px', edge: '5px' },
  motion: { quick: '160ms', move: '240ms', ease: 'cubic-bezier(.2, .7, .2, 1)' },
  image: { jaali },
})

/** The accent of a page: saffron, or the colour of an organization (`makeAccent`). */
export const accentVars = createGlobalTheme(':root', {
  accent: hue.saffron,
  onAccent: hue.soot,
  accentText: hue.saffron,
  accentSoft: hue.earth,
  sweep: hue.marigold,
})

/** The ramp behind a portrait or crest: halo light, halo shade, panel. */
export const toneVars = createGlobalTheme(':root', toneRamps.saffron)
