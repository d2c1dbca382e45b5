import { spline } from '../path'
import { filled } from '../svg'
import { frontFeatures } from './face-front'
import { clipped, rimmed, type Sitter } from './rig'

const outline =
  '246,110 256,136 259,158 256,173 260,190 257,208 249,229 243,247 230,259 209,260 184,250 160,230 150,202 146,172 150,138 166,108 205,98'
/** As the head turned towards us would have it, without the dent of the far socket. */
const frontOutline =
  '250,106 261,132 265,156 264,176 264,192 261,209 253,230 240,248 222,259 203,260 184,251 164,231 152,204 146,174 149,138 162,108 184,93 212,89 234,94'
const noseBeyondCheek = '234,170! 240,180 248,196 250,204 246,210 236,216!'

/** The neck, in the shade of the chin. */
export function neck(c: Sitter) {
  const s = c.p.skin,
    f = c.figure === 'f' ? 7 : 0,
    sp = (points: string) => spline(points, { warp: c.neck })
  const d = sp(
    `${152 + f},196! ${153 + f},236 ${146 + f},268 ${112 + f},296! 120,330! 270,330! ${262 - f},292! ${238 - f},268 ${232 - f},240!`,
  )
  return rimmed(
    c,
    d,
    s.shadow,
    filled(sp(`${196},236! 238,250! ${240 - f},270 262,294! 240,330! 226,330! 214,286 208,262`), s.mid) +
      filled(sp(`${150},226! 186,249 216,262 238,256! 234,272 206,284 172,276 140,258!`), s.deep),
    { rim: c.neckInShade ? s.deep : c.p.rim },
  )
}
/** The face with its ear. */
export function face(c: Sitter) {
  const s = c.p.skin,
    sp = (points: string) => spline(points, { warp: c.warp })
  const ear = c.earHidden
    ? ''
    : rimmed(
        c,
        sp('153,176! 147,165 138,164 134,176 137,194 142,207 150,211 156,204!'),
        s.shadow,
        filled(sp('150,178 143,175 141,186 145,198 151,200!'), s.deep),
        { dx: 3, dy: 1, rim: c.p.rim },
      )
  const standsOut = c.pose === 'away' ? spline(noseBeyondCheek, { warp: c.feature }) : ''
  return c.pose === 'front'
    ? ear + clipped(c, spline(frontOutline, { warp: c.posed }), s.mid, frontFeatures(c))
    : ear + clipped(c, sp(outline) + standsOut, s.mid, sideFeatures(c))
}

/**
 * Planes of shade only, looking three quarters to the right, lit from there. Eyes are a lid and half an iris
 * on shade, without white or lashes: a focused look, never a doll's.
 */
function sideFeatures(c: Sitter) {
  const s = c.p.skin,
    sp = (points: string) => spline(points, { warp: c.feature }),
    fem = c.figure === 'f'
  const m = fem ? 1.5 : 0,
    b = fem ? 0 : 1
  // one path per tone wherever paint order allows
  let f = filled(
    sp('214,104! 240,108 253,136 255,152! 232,156 212,152 202,138!') +
      sp('224,186! 204,190 200,200 210,214 218,226! 224,214! 221,204!') +
      sp(fem ? '222,245! 239,243 238,250 228,257 218,255!' : '220,243! 240,240 240,247 227,256 216,254!'),
    s.light,
  ) // forehead, Rembrandt patch, chin
  f += filled(
    sp(
      '130,80! 206,80! 197,112 190,136 187,154! 191,166 194,180 193,194! 203,212 208,224 206,236! 213,246 214,262! 150,275! 120,200!',
    ) +
      sp('190,163! 208,157 228,165! 227,180 214,187 200,186 193,180!') + // side plane, near socket
      sp(
        fem
          ? '230,164! 231,182 236,197 243,206! 237,212 226,211! 223,205 228,192 227,178!'
          : '229,160! 230,180 236,196 244,207! 237,214 224,213! 220,206 226,192 225,176!',
      ) +
      sp(fem ? '221,240! 230,242 238,239! 235,243 226,244!' : '219,239! 230,241 239,238! 236,243 226,244!'),
    s.shadow,
  ) // nose, under lip
  f +=
    filled(sp('130,118! 152,140 170,166 171,186 168,206 180,230! 202,246 206,262! 150,275! 120,200!'), s.deep, {
      opacity: 0.55,
    }) + filled(sp('238,165! 250,160 259,166! 256,180 246,184 239,180!'), s.mid)
  f += filled(
    sp('236,108! 248,120 254,140 255,151! 246,153 240,150 247,136!') +
      sp('248,178! 258,188 254,210 248,226! 245,214! 250,204!') +
      (fem ? '' : sp('228,243! 239,241 238,248 230,252!')) +
      sp('233,162! 238,176 246,198! 248,204 245,208! 238,198 233,182!'),
    s.lit,
  )
  const lipU = sp(`211,228! 226,${221 - m} 233,${222.5 - m} 239,${220.5 - m} 247,226! 236,228.5 224,229!`)
  // Under a woman's nose the shade stays off the lip, or it would look like a moustache.
  const underNose = sp(
    fem
      ? '225,211! 238,214 246,207! 243,212.5 236,215.5 229,214.5!'
      : '224,212! 238,215 246,207! 244,215 236,219 228,217!',
  )
  f +=
    filled(underNose + (fem ? '' : lipU), s.deep) +
    (fem ? filled(lipU, s.lipUpper) : '') +
    filled(sp(`214,229! 224,229.5 236,229 246,227! 240,${235 + m} 230,${237 + m} 221,${235 + m}!`), fem ? s.lip : s.mid)
  f += filled(
    sp('198,176.5! 207,173.5 222,178.5! 215,182.5 205,182!') + sp('240,179! 246,175.5 256,176.5! 252,181 245,182!'),
    s.eye,
  )
  f += filled(
    sp(`189,${165 + b}! 205,157 227,163! 226,${167 + b * 2}! 206,${161.5 + b * 1.5}!`) +
      sp(`238,${163 + b}! 249,158 259,163! 250,${161.5 + b} 239,${167 + b}!`) +
      sp('206.5,173! 215.5,174! 215.5,180 211.5,183 207.5,181!') +
      sp('247,175! 254,175! 253.5,180.5 250,182 247,180!') +
      sp(
        fem
          ? '191,172! 204,169 217,171.5 226,179.5! 216,176 205,175!'
          : '195,175! 205,170.5 217,172.5 226,179! 216,176.5 205,175.5!',
      ) +
      sp('238,179.5! 246,173 258,173.5! 256,177 247,176!'),
    s.line,
  )
  return f
}
