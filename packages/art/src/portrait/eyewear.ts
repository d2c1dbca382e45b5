import { INK, mix, WHITE } from '../palette'
import { filled } from '../svg'
import type { DrawPart } from './part'
import { featureLine, featureShapes, folds, shapes } from './pen'
import { clipped, type Sitter } from './rig'

/** Glasses. */
export const eyewear = {
  rect(c: Sitter) {
    const sp = featureShapes(c),
      k = c.p.skin.line
    return (
      featureLine(c, '190,171 150,172', k, 4) +
      filled(
        sp('188,165! 229,167! 227,187 218,193! 197,192! 190,185!') + sp('238,167! 262,165! 260,186 252,191! 242,189!'),
        mix(c.p.rim, INK, 0.7),
        { 'fill-opacity': 0.55, stroke: k, 'stroke-width': 3.6, 'stroke-linejoin': 'round' },
      ) +
      featureLine(c, '229,171 238,171', k, 3.6) +
      filled(sp('194,168! 207,169! 199,187! 194,183!') + sp('242,169! 249,168! 244,185! 242,182!'), c.p.keyLight, {
        opacity: 0.5,
      })
    )
  },
  round(c: Sitter) {
    const sp = featureShapes(c),
      g = mix(c.p.keyLight, '#FFB020', 0.4)
    return (
      featureLine(c, '188,172 150,172', g, 2.6) +
      filled(
        sp('209,161 192,167 188,179 194,191 209,195 223,190 229,178 224,166') +
          sp('250,162 241,168 239,179 242,190 251,193 259,188 262,177 258,166'),
        mix(c.p.rim, INK, 0.6),
        { 'fill-opacity': 0.45, stroke: g, 'stroke-width': 2.6 },
      ) +
      featureLine(c, '229,176 234,173 239,176', g, 2.6) +
      filled(sp('198,166! 208,163! 200,190! 194,185!'), WHITE, { opacity: 0.4 })
    )
  },
  aviator(c: Sitter) {
    const sp = featureShapes(c),
      g = '#E9B44C'
    return (
      featureLine(c, '188,170 150,171', g, 2.6) +
      filled(
        sp('187,166! 208,163 230,168! 229,184 217,198 200,197 189,184!') +
          sp('238,168! 252,163 263,167! 262,182 254,194 244,192 239,182!'),
        mix(INK, c.p.rim, 0.18),
        { stroke: g, 'stroke-width': 2.6 },
      ) +
      featureLine(c, '230,168 238,168', g, 3) +
      filled(sp('192,169! 212,167! 198,190! 192,182!') + sp('242,169! 251,167! 244,186!'), c.p.rim, { opacity: 0.7 }) +
      filled(sp('216,168! 222,169! 208,194! 203,195!'), c.p.rimLight, { opacity: 0.6 })
    )
  },
  visor(c: Sitter) {
    const sp = featureShapes(c),
      n = `${c.id}v`
    c.defs.push(
      `<linearGradient id="${n}" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="${mix(c.p.rim, INK, 0.35)}"/><stop offset=".5" stop-color="${c.p.rim}"/><stop offset="1" stop-color="${c.p.key}"/></linearGradient>`,
    )
    return (
      featureLine(c, '188,172 148,174', INK, 7) +
      filled(
        sp('184,163! 210,159 236,162 264,160! 265,180 256,193! 242,190 234,182! 226,194 204,198! 190,188!'),
        `url(#${n})`,
        { stroke: mix(INK, c.p.rim, 0.15), 'stroke-width': 3 },
      ) +
      filled(sp('192,167! 208,164! 198,190! 193,184!') + sp('214,164! 220,164! 208,194! 203,194!'), WHITE, {
        opacity: 0.45,
      })
    )
  },
} satisfies Record<string, DrawPart>

/** The scarf over mouth and nose. */
export function gaiter(c: Sitter) {
  const sp = shapes(c)
  const T = folds(c.jacketCloth, c.p.keyLight)
  return clipped(
    c,
    sp('150,190! 190,204 226,198! 236,192 246,197 259,194! 258,212 250,232 245,250 231,264 208,266 180,254 156,234!'),
    T.base,
    filled(sp('236,190! 262,192! 258,214 246,252 232,266! 238,230!'), T.light) +
      filled(sp('148,188! 184,204 200,222 206,268! 150,250!'), T.dark) +
      filled(sp('206,216! 234,232! 252,214! 252,222! 234,241! 206,225!'), c.p.rim) +
      filled(sp('206,230! 233,247! 248,232! 248,238! 233,254! 206,237!'), c.p.rim, { opacity: 0.6 }),
  )
}
