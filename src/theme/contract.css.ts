import { createThemeContract } from '@vanilla-extract/css'

/** The semantic names that components use; a theme gives them values. */
export const vars = createThemeContract({
  color: {
    page: null,
    inset: null,
    surface: null,
    raised: null,
    raisedHover: null,
    hairline: null,
    borderStrong: null,
    borderControl: null,
    text: null,
    muted: null,
    money: null,
    active: null,
    like: null,
    liveText: null,
    danger: null,
    gold: null,
    silver: null,
    bronze: null,
    onMedal: null,
    focus: null,
    brand: null,
    onBrand: null,
  },
  font: { display: null, body: null },
  size: {
    mega: null,
    d1: null,
    d2: null,
    d3: null,
    h4: null,
    h5: null,
    lead: null,
    body: null,
    sm: null,
    xs: null,
    label: null,
  },
  space: {
    s1: null,
    s2: null,
    s3: null,
    s4: null,
    s5: null,
    s6: null,
    s8: null,
    s10: null,
    s12: null,
    gutter: null,
    section: null,
    slope: null,
  },
  width: { page: null, line: null },
  motion: { quick: null, move: null, ease: null },
  image: { jaali: null },
})

/** The accent of a page: saffron, or the colour of an organization (`makeAccent`). */
export const accentVars = createThemeContract({
  accent: null,
  onAccent: null,
  accentText: null,
  accentSoft: null,
  sweep: null,
})

/** The ramp behind a portrait or crest: halo light, halo shade, panel. */
export const toneVars = createThemeContract({ light: null, shade: null, panel: null })
