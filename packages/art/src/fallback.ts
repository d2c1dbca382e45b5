import { finish } from './finish'
import { INK, mix, SAFFRON, TEAL, WHITE } from './palette'
import { cuspedArch, lattice } from './patterns'
import { filled, linear, radial, stroked, svg } from './svg'

/** The dark lattice with an empty arch that stands for a picture that failed: 16:9. */
export function drawFallback(): string {
  const ground = mix(INK, SAFFRON, 0.06)
  const all = 'M0 0h800v450H0z'
  const arch = cuspedArch(400, 63, 225, 468, 162)
  const defs =
    lattice('l', 'ogee', mix(SAFFRON, INK, 0.25), { scale: 1.1, width: 1.5 }) +
    radial('g', 400, 54, 520, [
      [0, mix(SAFFRON, INK, 0.45)],
      [0.45, mix(SAFFRON, INK, 0.78)],
      [1, ground],
    ]) +
    radial('r', 400, 472, 405, [
      [0, TEAL, 0.28],
      [1, TEAL, 0],
    ]) +
    radial('m', 400, 54, 495, [
      [0, '#fff', 0.62],
      [1, '#fff', 0.1],
    ]) +
    linear('a', 0, 63, 0, 450, [
      [0, mix(SAFFRON, INK, 0.5), 0.85],
      [1, ground, 0.9],
    ])
  const body =
    filled(all, 'url(#g)') +
    filled(all, 'url(#r)') +
    `<mask id="k">${filled(all, 'url(#m)')}</mask><g mask="url(#k)">${filled(all, 'url(#l)')}</g>` +
    filled(arch, 'url(#a)') +
    stroked(cuspedArch(400, 45, 220, 468, 178), SAFFRON, 3.6, { opacity: 0.6 }) +
    stroked(arch, mix(SAFFRON, WHITE, 0.25), 2.2, { opacity: 0.5 })
  return finish(svg(800, 450, body, defs), { scale: 1, tolerance: 0.3 })
}
