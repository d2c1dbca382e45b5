import { filled } from '../svg'
import type { DrawPart } from './part'
import { featureShapes, shapes } from './pen'
import { rimmed, type Sitter } from './rig'

/** Beards and moustaches. */
export const beards = {
  stubble(c: Sitter) {
    const sp = shapes(c),
      mouth = featureShapes(c)
    return (
      filled(
        sp(
          '150,186! 166,190 172,212 192,226! 204,222 210,228! 215,236 232,240 244,235! 247,228! 250,226! 245,246 231,260 209,261 184,251 160,231!',
        ),
        c.p.hair.dark,
        { opacity: 0.42 },
      ) +
      filled(mouth('212,223! 226,215 234,217 240,214 249,221! 247,225! 239,221 233,223 226,221.5!'), c.p.hair.dark, {
        opacity: 0.5,
      })
    )
  },
  trim(c: Sitter) {
    const sp = shapes(c),
      mouth = featureShapes(c),
      H = c.p.hair
    return (
      filled(
        sp(
          '150,176! 165,184 168,208 184,228 200,236! 208,228 211,230! 217,238 232,241 244,236! 249,228! 250,236 244,254 230,264 208,265 182,255 158,232 150,206!',
        ),
        H.base,
      ) +
      filled(sp('212,238! 218,243 232,244 246,240! 244,254 230,263 214,262!'), H.light, { opacity: 0.75 }) +
      filled(sp('152,196! 164,216 182,236 206,248! 206,264 182,255 158,232!'), H.dark) +
      filled(mouth('206,230! 213,220 226,214 234,216 240,213 248,220 250,228! 240,221 233,223 224,222!'), H.base) +
      filled(mouth('234,216 240,213 248,220! 249,225! 240,219!'), H.light)
    )
  },
  full(c: Sitter) {
    const sp = shapes(c),
      mouth = featureShapes(c),
      H = c.p.hair
    return (
      rimmed(
        c,
        sp(
          '150,172! 165,178 170,200 184,216 204,218! 214,215 226,211 234,214 240,210 249,216! 254,216! 255,240 250,262 236,280 214,286 188,276 164,250 148,216!',
        ),
        H.base,
        filled(sp('236,240! 252,220! 254,240 248,264 232,280! 236,262!'), H.light) +
          filled(sp('210,246! 226,250 238,244! 236,266 224,282! 210,270!'), H.mid) +
          filled(sp('150,176! 160,208 178,236 200,256! 210,284! 184,276 160,246 146,210!'), H.dark),
        { dx: 3.5 },
      ) +
      filled(mouth('214,228! 226,225 236,226 247,225! 240,233 230,235 220,233!'), c.p.skin.lipDark || c.p.skin.deep) +
      filled(mouth('206,228! 214,216 227,212 234,215 240,211 249,218 252,228! 240,222 233,224 224,223!'), H.mid)
    )
  },
  long(c: Sitter) {
    const sp = shapes(c),
      mouth = featureShapes(c),
      H = c.p.hair
    return (
      rimmed(
        c,
        sp(
          '150,172! 165,178 170,200 184,216 204,218! 214,215 226,211 234,214 240,210 249,216! 255,216! 258,250 262,290 248,330 230,352! 204,336 172,300 154,256 146,216!',
        ),
        H.base,
        filled(sp('238,240! 253,218! 256,250 260,290 246,326 230,350! 244,300!'), H.light) +
          filled(sp('216,246! 230,248! 242,270 236,310 228,346! 216,300!'), H.mid) +
          filled(sp('150,176! 160,210 182,244 196,270 204,330! 172,296 150,250 144,210!'), H.dark) +
          filled(sp('196,240! 210,262 214,300 220,340! 206,330 196,280!'), H.dark),
        { dx: 3.5 },
      ) +
      filled(mouth('214,228! 226,225 236,226 247,225! 240,233 230,235 220,233!'), c.p.skin.deep) +
      filled(mouth('200,232! 212,216 227,212 234,215 240,211 250,218 256,232! 242,223 233,225 222,224!'), H.mid)
    )
  },
  goatee(c: Sitter) {
    const sp = shapes(c),
      mouth = featureShapes(c),
      H = c.p.hair
    return (
      filled(
        mouth('208,232! 212,222 226,215 234,217 240,214 249,222 250,234! 246,228 239,221 233,223 225,222 214,228!'),
        H.base,
      ) +
      filled(sp('212,236! 220,241 232,242 244,238! 242,254 230,268 216,264!'), H.base) +
      filled(sp('232,242! 244,238! 241,254 231,266!'), H.light)
    )
  },
  moustache(c: Sitter) {
    const mouth = featureShapes(c),
      H = c.p.hair
    return (
      filled(
        mouth(
          '196,220! 194,228 204,230 214,222 226,214! 234,217 240,213! 250,220 258,226 264,216! 262,230 252,232 240,224 234,226 220,230 204,238 192,232!',
        ),
        H.base,
      ) + filled(mouth('236,218 242,215 252,223 260,226! 250,228 240,221!'), H.light)
    )
  },
  chevronStache(c: Sitter) {
    const mouth = featureShapes(c),
      H = c.p.hair
    return (
      filled(mouth('206,231! 212,220 226,213 234,216 240,212 249,219 252,229! 241,224 233,226 222,226!'), H.base) +
      filled(mouth('236,216 241,213 249,220 251,227! 242,221!'), H.light)
    )
  },
} satisfies Record<string, DrawPart>
