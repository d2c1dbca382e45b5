import { drawMark, mixTones } from './crest/mark'
import { findMark } from './crests'
import { finish } from './finish'
import { manifest } from './manifest'
import { mix, toLch, withLightness } from './palette'
import { cuspedArch, lattice, lattices } from './patterns'
import { embers } from './poster/land-parts'
import { random } from './random'
import { drawCrowd } from './scene/crowd'
import { ridge } from './scene/land'
import { drawBeam } from './scene/lights'
import { glow, grain, makeMood, rect, type Stage, setStage, sky } from './scene/stage'
import { filled, stroked, svg } from './svg'

/** The banners of all organizations by id, in their colours: 16:9, of which wide pages show the middle. */
export const drawBanners = () => new Map(manifest.banners.map(({ id, name, colour }) => [id, banner(name, colour)]))

/** The emblem as a sign of light over the crowd at home, left free for the name. */
function banner(name: string, themeColour: string) {
  const colour = withLightness(themeColour, Math.max(0.45, toLch(themeColour)[0]))
  const c = setStage(`banner ${name}`, random(`banner ${name}`), makeMood(colour))
  const body = home(c) + sign(c, name) + people(c)
  return finish(svg(1600, 900, body, c.defs.join('')), { scale: 1, tolerance: 0.8 })
}

function home(c: Stage) {
  const { dice, m } = c
  c.defs.push(lattice(`${c.id}l`, dice.pick(lattices), m.rim, { scale: 2.2, width: 1.2, opacity: 0.22 }))
  const slabs = [
    ['M-60 900L360-20h150L90 900z', 0.3],
    ['M560 900L980-20h60L620 900z', 0.22],
    ['M700 900L1120-20h240L940 900z', 0.14],
  ] as const
  const far = ridge(dice, -20, 1620, 640, 120, 6)
  return (
    sky(c, 760) +
    filled(rect(0, 0, 1600, 900), `url(#${c.id}l)`) +
    slabs.map(([d, opacity]) => filled(d, m.rim, { opacity })).join('') +
    filled(far.d, c.depth(0.3)) +
    stroked(far.top, m.rim, 3, { opacity: 0.4 })
  )
}

function sign(c: Stage, name: string) {
  const { m } = c
  const beam = drawBeam(c, 'b', m.sun, 0.5, 900, 80)
  const beams = [-52, -30, -12, 12, 30, 52].map((turn) => beam(1130 + turn * 3, 620, 180 + turn)).join('')
  const emblem = drawMark(findMark(name) ?? 'sunwheel', mixTones(m.rim, m.pop))
  return (
    `<g style="mix-blend-mode:screen">${beams}</g>` +
    glow(c, 1130, 400, 520, m.sky[4], 0.7) +
    filled(cuspedArch(1130, 70, 250, 790, 250), mix(m.dark, m.rim, 0.14)) +
    stroked(cuspedArch(1130, 70, 250, 790, 250), m.rim, 6) +
    stroked(cuspedArch(1130, 96, 258, 790, 228), m.pop, 3, { opacity: 0.8 }) +
    `<g transform="translate(1130 410)scale(3.9)" stroke-linejoin="round"><g stroke="${m.dark}" stroke-width="5">${emblem}</g>${emblem}</g>`
  )
}

function people(c: Stage) {
  const row = drawCrowd(c, 'cr', { arms: 0.6, phones: 0.4 })
  return row(700, 0.8, c.depth(0.85), c.m.sun) + row(790, 1.3, c.m.dark, c.m.pop, 0.4) + embers(c) + grain(c)
}
