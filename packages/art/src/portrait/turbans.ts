import { INK, mix, WHITE } from '../palette'
import { spline } from '../path'
import { filled, stroked } from '../svg'
import type { DrawHeadgear } from './part'
import { folds, shapes } from './pen'
import { rimmed, type Sitter } from './rig'

/** Turbans and wraps of the head. */
export const turbans = {
  dastar(c: Sitter) {
    const sp = shapes(c),
      T = folds(c.cloth, c.p.keyLight)
    return {
      top: 36,
      hair: 'none',
      front:
        rimmed(
          c,
          sp(
            '136,190! 114,152 110,104 132,62 176,38 224,34 260,54 280,92 280,132 266,158! 254,132 228,108! 202,124 176,152 156,190!',
          ),
          T.base,
          filled(sp('196,30! 232,28 266,54 284,96 282,136 266,160! 256,132 244,118! 262,92 246,58 220,42!'), T.light) +
            filled(sp('228,108! 238,84 234,60 216,40! 190,34 170,40! 214,54 226,78 222,104!'), T.mid) +
            filled(sp('228,108! 222,104 226,80 212,56! 176,38 160,46! 196,64 212,88 210,114!'), T.dark) +
            filled(sp('210,114! 210,92 194,70 156,50 138,60! 174,78 194,100 194,126!'), T.base) +
            filled(sp('194,126! 192,104 172,84 134,64 122,80! 158,96 178,116 180,142!'), T.mid) +
            filled(sp('180,142! 178,120 156,102 120,86 112,106! 146,116 166,136 168,160!'), T.dark) +
            filled(sp('168,160! 164,140 144,122 112,114 108,138! 136,144 154,160 160,178!'), T.mid) +
            filled(sp('160,178! 152,162 136,150 110,144 120,172 134,190! 156,192!'), T.deep) +
            filled(sp('244,118! 258,94 250,66 232,46! 244,66 250,92 238,112!'), T.mid) +
            filled(sp('264,150! 272,120 268,88 256,64! 280,92 284,130 268,160!'), T.base),
        ) + filled(sp('228,110! 238,120 246,128! 230,124 212,130! 204,124 214,118!'), mix(c.p.rim, INK, 0.25)),
    }
  },
  safa(c: Sitter) {
    const sp = shapes(c),
      T = folds(c.cloth, c.p.keyLight)
    let folded = ''
    const strands = [
      [T.deep, '150,186! 128,178 108,150 112,124 140,118 168,134 186,150!'],
      [T.dark, '186,150! 160,122 128,110 108,128 114,92 150,82 190,104 208,132!'],
      [T.base, '208,132! 186,98 146,76 116,90 140,58 184,52 218,82 232,124!'],
      [T.mid, '232,124! 220,80 184,46 146,56 184,32 228,40 248,78 254,126!'],
      [T.light, '254,126! 252,76 230,38 194,32 236,30 272,58 286,104 270,148!'],
    ] as const
    for (const [tone, points] of strands) folded += filled(sp(points), tone)
    let stripes = ''
    for (let i = 0; i < 9; i++) {
      const x = 118 + i * 18
      const y = 172 - i * 5
      stripes += spline(`${x},${y} ${x + 16},${y - 48} ${x + 40},${y - 96}`, { closed: false, warp: c.warp })
    }
    folded += stroked(stripes, mix(T.base, WHITE, 0.45), 2.2, { opacity: 0.55 })
    return {
      top: 34,
      hair: 'none',
      back: rimmed(
        c,
        sp('140,140! 112,176 108,226 88,270 84,330! 112,350! 128,300 124,250 142,210 160,180!'),
        T.dark,
        filled(sp('132,170 122,220 104,276 100,336! 112,340! 122,290 126,240 142,200!'), T.base) +
          filled(sp('84,318! 114,336! 112,350! 84,332!'), c.p.key),
      ),
      front:
        rimmed(
          c,
          sp(
            '148,190! 122,176 104,140 108,94 138,54 190,30 240,32 276,62 290,108 272,154! 250,128 228,122 204,130 180,154!',
          ),
          T.base,
          folded,
        ) +
        filled(sp('180,42! 158,20! 172,7! 181,9! 189,4! 196,10! 206,9! 208,38!'), c.p.key) +
        filled(sp('188,40! 172,12! 176,9! 194,38!') + sp('198,38! 193,8! 197,11! 204,37!'), c.p.keyLight, {
          opacity: 0.7,
        }) +
        filled(sp('252,112! 243,102 246,84 254,72! 262,84 263,102!'), c.p.keyLight) +
        filled(sp('254,104! 249,98 251,88 254,82! 258,90 258,98!'), c.p.rim),
    }
  },
  patka(c: Sitter) {
    const sp = shapes(c),
      T = folds(c.cloth, c.p.keyLight)
    return {
      top: 64,
      hair: 'none',
      front:
        rimmed(
          c,
          sp('176,74! 172,54 184,40 204,38 220,48 222,68!'),
          T.base,
          filled(sp('196,42 214,46 220,66! 206,68!'), T.light) +
            filled(sp('176,70! 186,58 206,58 222,64! 222,74! 176,78!'), T.dark),
        ) +
        rimmed(
          c,
          sp(
            '148,194! 128,166 126,124 142,88 176,70 216,68 250,84 264,116 262,144! 244,122 222,114 200,124 180,150 164,194!',
          ),
          T.base,
          filled(sp('206,66! 244,78 264,112 264,144! 248,124 238,100!'), T.light) +
            filled(sp('200,68! 178,92 168,130 166,176! 176,150 196,124 214,114!'), T.mid) +
            filled(sp('196,70! 164,78 136,120 138,170! 156,194! 156,150 168,104!'), T.dark) +
            filled(sp('148,196! 134,170 132,140! 146,160 162,194!'), T.deep),
        ),
    }
  },
} satisfies Record<string, DrawHeadgear>
