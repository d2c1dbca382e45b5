import { INK, mix, WHITE } from '../palette'
import { tenth } from '../path'
import { cuspedArch, lattice } from '../patterns'
import { el, filled, linear, radial, stroked } from '../svg'
import type { DrawPart } from './part'
import type { Sitter } from './rig'

/** Grounds of portraits: one motif each, always darker than the figure's middle tone. */
export const backdrops = {
  arch(c: Sitter) {
    // jharokha: lit cusped arch, dark jaali wall
    const k = c.p.key,
      a = cuspedArch(205, 34, 170, 520, 150, 4)
    c.defs.push(
      lattice(`${c.id}l`, c.lattice, k, { scale: 0.8, width: 1.5, opacity: 0.3, x: 5 }),
      linear(`${c.id}g`, 0, 30, 0, 430, [
        [0, mix(k, INK, 0.12)],
        [0.55, mix(k, INK, 0.55)],
        [1, mix(k, INK, 0.86)],
      ]),
    )
    return (
      filled('M0 0h400v500H0z', `url(#${c.id}l)`) +
      filled(a, `url(#${c.id}g)`) +
      stroked(cuspedArch(205, 20, 168, 520, 164, 4), k, 2, { opacity: 0.55 }) +
      stroked(cuspedArch(205, 48, 172, 520, 136, 4), mix(k, WHITE, 0.3), 1.4, { opacity: 0.5 })
    )
  },
  sun(c: Sitter) {
    // disc with horizon cuts
    const k = c.p.key,
      cx = 214,
      cy = 178
    let cut = ''
    for (let i = 0; i < 6; i++) {
      const y = 216 + i * 20,
        h = 3 + i * 2.2,
        w = Math.sqrt(151 ** 2 - (y - cy) ** 2) || 0
      if (w > 10) cut += `M${tenth(cx - w)} ${y}h${tenth(2 * w)}v${tenth(h)}h-${tenth(2 * w)}z`
    }
    c.defs.push(
      linear(`${c.id}g`, 0, 30, 0, 330, [
        [0, mix(k, WHITE, 0.12)],
        [0.5, k],
        [1, mix(k, INK, 0.6)],
      ]),
      lattice(`${c.id}l`, c.lattice, k, { scale: 0.9, width: 1.3, opacity: 0.16 }),
    )
    return (
      filled('M0 0h400v500H0z', `url(#${c.id}l)`) +
      el('circle', { cx, cy, r: 150, fill: `url(#${c.id}g)`, opacity: 0.86 }) +
      filled(cut, c.ground) +
      el('circle', { cx, cy, r: 166, fill: 'none', stroke: k, 'stroke-width': 1.6, opacity: 0.5 })
    )
  },
  rays(c: Sitter) {
    const k = c.p.key
    let d = ''
    const n = 22
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2
      d += `M210 200L${polar(210, 200, 460, a)} ${polar(210, 200, 460, a + Math.PI / n)}Z`
    }
    c.defs.push(
      radial(`${c.id}g`, 210, 200, 300, [
        [0, k, 0.85],
        [0.5, k, 0.36],
        [1, k, 0.03],
      ]),
    )
    return (
      filled(d, `url(#${c.id}g)`) +
      el('circle', { cx: 210, cy: 200, r: 128, fill: c.ground, opacity: 0.55 }) +
      el('circle', {
        cx: 210,
        cy: 200,
        r: 138,
        fill: 'none',
        stroke: k,
        'stroke-width': 2,
        opacity: 0.8,
        'stroke-dasharray': '2 7',
      })
    )
  },
  mandala(c: Sitter) {
    const k = c.p.key
    let s = ''
    for (const { r, n, w, o } of [
      { r: 196, n: 16, w: 62, o: 0.3 },
      { r: 150, n: 16, w: 46, o: 0.55 },
      { r: 112, n: 12, w: 40, o: 0.85 },
    ]) {
      let d = ''
      for (let i = 0; i < n; i++) {
        const a = (i / n) * Math.PI * 2 - Math.PI / 2,
          da = Math.PI / n
        d += `M${polar(210, 190, r - w, a - da)}Q${polar(210, 190, r - w * 0.2, a - da * 0.9)} ${polar(210, 190, r, a)}Q${polar(210, 190, r - w * 0.2, a + da * 0.9)} ${polar(210, 190, r - w, a + da)}Z`
      }
      s += filled(d, mix(k, c.ground, 1 - o * 0.72))
    }
    return s + el('circle', { cx: 210, cy: 190, r: 74, fill: mix(k, c.ground, 0.25) })
  },
  slabs(c: Sitter) {
    // diagonal panels with lattice
    const k = c.p.key,
      r = c.p.rim
    c.defs.push(
      lattice(`${c.id}l`, c.lattice, mix(k, INK, 0.25), { scale: 0.8, width: 1.6, opacity: 0.8 }),
      linear(`${c.id}g`, 120, 0, 320, 500, [
        [0, k],
        [1, mix(k, INK, 0.75)],
      ]),
    )
    return (
      filled('M170 0h150L170 500H20z', `url(#${c.id}g)`) +
      filled('M336 0h44L230 500h-44z', mix(r, INK, 0.35)) +
      filled('M0 0h150L0 500zM396 0h4v500H246z', `url(#${c.id}l)`, { opacity: 0.5 }) +
      filled('M396 0h14L260 500h-14z', k)
    )
  },
  jaali(c: Sitter) {
    // full pierced screen, glowing from behind the head
    const k = c.p.key
    c.defs.push(
      lattice(`${c.id}l`, c.lattice, c.ground, { scale: 1.25, width: 5.5 }),
      radial(`${c.id}g`, 214, 180, 290, [
        [0, mix(k, WHITE, 0.2)],
        [0.35, mix(k, INK, 0.3)],
        [0.75, mix(k, INK, 0.75)],
        [1, c.ground],
      ]),
    )
    return filled('M0 0h400v500H0z', `url(#${c.id}g)`) + filled('M0 0h400v500H0z', `url(#${c.id}l)`)
  },
  hexes(c: Sitter) {
    const k = c.p.key,
      hx = (r: number) => {
        let d = ''
        for (let i = 0; i < 6; i++) d += (i ? 'L' : 'M') + polar(212, 196, r, (i * Math.PI) / 3 - Math.PI / 2)
        return `${d}Z`
      }
    c.defs.push(
      linear(`${c.id}g`, 80, 40, 330, 360, [
        [0, mix(c.p.rim, INK, 0.25)],
        [0.5, mix(k, INK, 0.25)],
        [1, k],
      ]),
      lattice(`${c.id}l`, c.lattice, k, { scale: 0.7, width: 1.4, opacity: 0.28 }),
    )
    return (
      filled(hx(196), `url(#${c.id}l)`) +
      filled(hx(158), `url(#${c.id}g)`) +
      stroked(hx(176), k, 2, { opacity: 0.6 }) +
      stroked(hx(218), c.p.rim, 1.4, { opacity: 0.4 }) +
      filled(hx(128), c.ground, { opacity: 0.34 })
    )
  },
  lotus(c: Sitter) {
    // petals opening behind the shoulders
    const k = c.p.key
    let s = ''
    const petals = [
      [-2.75, 250],
      [-0.39, 250],
      [-2.4, 290],
      [-0.74, 290],
      [-2.05, 310],
      [-1.09, 310],
      [-1.57, 330],
    ] as const
    for (const [i, [angle, length]] of petals.entries()) {
      const d = petal(angle, length)
      s += filled(d, mix(k, c.ground, 0.66 - i * 0.075)) + stroked(d, c.ground, 3)
    }
    return s
  },
  chevrons(c: Sitter) {
    const k = c.p.key
    let s = ''
    for (let i = 0; i < 7; i++) {
      const y = 30 + i * 66
      s += filled(
        `M-10 ${y + 70}L205 ${y - 60} 420 ${y + 70}v26L205 ${y - 34}-10 ${y + 96}z`,
        mix(i % 2 ? k : c.p.rim, c.ground, 0.3 + i * 0.08),
      )
    }
    return s
  },
} satisfies Record<string, DrawPart>

const polar = (cx: number, cy: number, r: number, angle: number) =>
  `${tenth(cx + r * Math.cos(angle))} ${tenth(cy + r * Math.sin(angle))}`

/** A petal from the middle of the shoulders. */
function petal(angle: number, length: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const half = length * 0.52
  const at = (along: number, aside: number) =>
    `${tenth(210 + cos * along - sin * aside)} ${tenth(330 + sin * along + cos * aside)}`
  return `M210 330Q${at(half, 78)} ${at(length, 0)}Q${at(half, -78)} 210 330Z`
}
