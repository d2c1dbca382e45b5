import { WHITE } from '../palette'
import { spline } from '../path'
import { filled, stroked } from '../svg'
import type { DrawHeadgear } from './part'
import { folds, headLine, shapes } from './pen'
import { rimmed, type Sitter } from './rig'

/** Caps, and the band over the hair. */
export const caps = {
  cap(c: Sitter) {
    const sp = shapes(c),
      s = c.p.skin,
      T = folds(c.cloth, c.p.keyLight)
    return {
      top: 62,
      hair: 'sides',
      front:
        filled(sp('186,140! 262,134! 262,158 232,160 190,168!'), s.deep, { opacity: 0.75 }) +
        rimmed(
          c,
          sp('140,158! 124,128 130,90 160,66 204,58 244,68 264,98 266,126! 226,122 192,132 166,150 150,166!'),
          T.base,
          filled(sp('206,56! 244,64 266,98 266,130! 236,122 232,92!'), T.light) +
            filled(sp('204,58! 178,74 164,110 164,152! 196,130 232,122! 228,88!'), T.mid) +
            filled(sp('200,58! 160,66 126,100 128,140 146,168! 158,156 160,108 180,72!'), T.dark) +
            filled(sp('222,112! 236,96! 250,110! 250,118! 236,106! 223,120!'), WHITE) +
            filled(sp('222,100! 236,84! 250,98! 250,104! 236,92! 222,107!'), c.p.rim),
        ) +
        filled(sp('190,142! 206,124 240,114 280,120 312,142! 318,150! 282,144 240,146 204,156!'), T.dark) +
        filled(sp('194,138! 212,122 246,114 282,121 310,141! 276,134 236,134!'), T.light),
    }
  },
  capBack(c: Sitter) {
    const sp = shapes(c),
      T = folds(c.cloth, c.p.keyLight)
    return {
      top: 62,
      hair: 'sides',
      front:
        rimmed(
          c,
          sp('142,132! 110,132 84,146 70,166! 98,170 130,168 154,166!'),
          T.dark,
          filled(sp('130,138 104,142 86,156! 110,156 140,154!'), T.mid),
        ) +
        rimmed(
          c,
          sp('148,172! 126,152 122,112 142,78 178,62 216,62 250,78 266,110 264,136! 240,124 212,122 188,136 168,158!'),
          T.base,
          filled(sp('214,60! 250,74 268,108 266,138! 250,128 246,100!'), T.light) +
            filled(sp('212,60! 182,80 172,116 170,156! 190,134 214,121 248,127! 244,98!'), T.mid) +
            filled(sp('204,62! 160,70 126,110 134,160! 150,174! 160,160 158,112 178,78!'), T.dark),
        ) +
        filled(sp('212,122! 214,102 230,94 246,102 250,126! 232,119!'), c.p.hair.dark) +
        headLine(c, '208,121 230,117 254,127', T.deep, 7) +
        headLine(c, '210,120 230,116 252,125', T.light, 2),
    }
  },
  beanie(c: Sitter) {
    const sp = shapes(c),
      T = folds(c.cloth, c.p.keyLight)
    let ribs = ''
    for (let i = 0; i < 9; i++) {
      const x = 140 + i * 14
      const y = 166 - i * 6
      ribs += spline(`${x},${y} ${x - 2.5},${y - 16} ${x + 1},${y - 32}`, { closed: false, warp: c.warp })
    }
    return {
      top: 46,
      hair: 'sides',
      front:
        rimmed(
          c,
          sp('134,140! 126,104 148,62 196,42 242,52 270,90 272,120! 200,116!'),
          T.base,
          filled(sp('206,40! 248,52 274,92 274,124! 246,112 238,76!'), T.light) +
            filled(sp('200,42! 176,62 166,96 166,124! 132,140! 124,100 150,58!'), T.dark),
        ) +
        rimmed(
          c,
          sp('136,182! 122,154 128,130! 172,110 228,98 272,110! 274,142! 230,124 190,136 156,176!'),
          T.mid,
          filled(sp('236,96! 274,108! 276,144! 246,128!'), T.light) +
            filled(sp('120,130! 168,108! 166,168! 136,186!'), T.dark) +
            stroked(ribs, T.deep, 2.4, { opacity: 0.7 }) +
            filled(sp('206,112! 226,107! 227,119! 208,125!'), c.p.rim),
        ),
    }
  },
  kufi(c: Sitter) {
    const sp = shapes(c),
      T = folds(c.cloth, c.p.keyLight)
    return {
      top: 60,
      hair: 'sides',
      front: rimmed(
        c,
        sp('142,152! 132,112 146,78 198,60 246,70 266,102 265,132! 230,116 194,120 164,138!'),
        T.base,
        filled(sp('206,58! 250,70 268,102 268,136! 246,120 240,86!'), T.light) +
          filled(sp('190,60! 164,84 160,140! 142,156! 128,112 144,76!'), T.dark) +
          stroked(
            spline('134,124 180,96 232,88 270,100', { closed: false, warp: c.warp }) +
              spline('138,138 180,110 232,102 272,116', { closed: false, warp: c.warp }),
            c.p.keyLight,
            3,
          ) +
          stroked(spline('136,131 180,103 232,95 271,108', { closed: false, warp: c.warp }), c.p.keyLight, 5, {
            'stroke-dasharray': '5 6',
          }),
      ),
    }
  },
  topi(c: Sitter) {
    // Himachali cap: flat coloured front band
    const sp = shapes(c),
      T = folds('#8d8478', c.p.keyLight),
      B = folds(c.cloth, c.p.keyLight)
    return {
      top: 62,
      hair: 'sides',
      front: rimmed(
        c,
        sp('144,152! 130,114 144,80 184,66! 250,68! 266,88 266,134! 232,116 196,122 166,140!'),
        T.dark,
        filled(sp('180,66! 252,68! 268,90! 200,92!'), T.base) +
          filled(sp('152,150! 148,112 176,96! 268,90! 268,138! 232,118 196,124 168,142!'), B.base) +
          filled(sp('238,92! 270,90! 270,138! 244,124!'), B.light) +
          filled(sp('140,152! 146,110 176,96! 172,140!'), B.dark) +
          stroked(spline('150,131 174,109 220,104 270,113', { closed: false, warp: c.warp }), c.p.keyLight, 9, {
            'stroke-dasharray': '8 5',
          }) +
          stroked(spline('150,141 174,119 220,114 270,123', { closed: false, warp: c.warp }), c.p.rim, 2.5),
      ),
    }
  },
  headband(c: Sitter) {
    const sp = shapes(c),
      T = folds(c.cloth, c.p.keyLight)
    return {
      top: 0,
      hair: 'all',
      front:
        rimmed(
          c,
          sp('142,148! 116,152 96,182! 118,174 98,208! 128,186 150,160!'),
          T.dark,
          filled(sp('140,152! 116,164 106,180! 130,168!'), T.base),
        ) +
        rimmed(
          c,
          sp('138,160! 132,138! 174,122 218,108 262,116! 263,134! 220,126 178,142 148,166!'),
          T.base,
          filled(sp('224,104! 266,112! 266,138! 228,128!'), T.light) +
            filled(sp('130,138! 168,124! 172,146! 140,168!'), T.dark) +
            filled(sp('214,122! 232,112! 250,121! 250,127! 232,118! 214,128!'), WHITE),
        ),
    }
  },
} satisfies Record<string, DrawHeadgear>
