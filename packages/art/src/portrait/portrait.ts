import { finish } from '../finish'
import { tenth } from '../path'
import { type Random, random } from '../random'
import { filled, linear, stop, svg } from '../svg'
import { backdrops } from './backdrop'
import { beards } from './beards'
import { eyewear, gaiter } from './eyewear'
import { formal } from './formal'
import type { Hair } from './hair-brush'
import { face, neck } from './head'
import { farCup, headsetAtNeck, headsets } from './headsets'
import { jersey } from './jersey'
import { hairstyles, headgear, type Look } from './looks'
import { ornaments } from './ornaments'
import { crossedArms, jacket, stole } from './over-jersey'
import type { Headgear } from './part'
import type { Sitter } from './rig'
import { type Dress, makeSitter } from './sitter'

const frame = 'M0 0h400v500H0z'

/**
 * The portrait of one person, 4:5. Its ground is in a group of its own that goes away when the file is shown with the
 * fragment `#cut`, so that one file serves cards and large heroes.
 */
export function portrait(name: string, look: Look, dress: Dress): string {
  const dice = random(name)
  const c = makeSitter(name, look, dress, dice)
  const drawn = figure(c, look, dice.sub('tilt').range(-3, 3))
  const backdrop = (dress.backdrop ?? dice.sub('ground').pick(Object.values(backdrops)))(c)
  const lights = litGround(c)
  const under =
    filled(frame, c.ground) +
    filled(frame, `url(#${c.id}h)`) +
    (c.flip ? `<g transform="matrix(-1 0 0 1 400 0)">${backdrop}</g>` : backdrop) +
    filled(frame, `url(#${c.id}w)`) +
    filled(sparks(dice.sub('sparks')), c.p.keyLight, { opacity: 0.8 })
  const over = filled(frame, `url(#${c.id}f)`)
  const body = `<g class="g">${under}</g>${drawn}<g class="g">${over}</g>`
  return withCut(finish(svg(400, 500, body, c.defs.join('') + lights)))
}

/** The figure alone, for scenes that show a person among other things: its definitions and its drawing. */
export function portraitFigure(name: string, look: Look, dress: Dress) {
  const dice = random(name)
  const c = makeSitter(name, look, dress, dice)
  const body = figure(c, look, dice.sub('tilt').range(-3, 3))
  return { defs: c.defs.join(''), body }
}

/** The style comes after the optimiser, which would write it into the elements and lose `:target`. */
function withCut(drawing: string) {
  return drawing.replace(/<svg([^>]*)>/, '<svg$1 id="cut"><style>#cut:target .g{display:none}</style>')
}

function figure(c: Sitter, look: Look, tilt: number) {
  const hair: Hair = look.hair ? hairstyles[look.hair](c) : { top: 92 }
  const worn: Headgear | undefined = look.headgear ? headgear[look.headgear](c) : undefined
  c.earHidden = worn?.hair === 'none' && look.headgear !== 'patka'
  const seen = worn?.hair ?? 'all'
  const top = worn && look.headgear !== 'headband' ? worn.top : hair.top
  const hairFront = seen === 'sides' ? (hairstyles.buzz(c).front ?? '') : seen === 'all' ? (hair.front ?? '') : ''
  const hairBack = seen === 'all' || (seen === 'sides' && c.figure === 'f') ? (hair.back ?? '') : ''
  const turned = (drawing: string) => (drawing ? `<g transform="rotate(${tenth(tilt)} 195 262)">${drawing}</g>` : '')
  const painted = (look.ornaments ?? []).map((name) => ornaments[name](c)).join('')
  const dangling = look.ornaments?.some((name) => name === 'jhumka' || name === 'hoop')
  const headset = look.headset && look.headset !== 'neck' ? headsets[look.headset](c, top) : ''
  const farSide = c.pose === 'front' && (look.headset === 'over' || look.headset === 'boom') ? farCup(c, top) : ''
  const head =
    face(c) +
    (look.beard ? beards[look.beard](c) : '') +
    (look.gaiter ? gaiter(c) : '') +
    (dangling ? '' : painted) +
    (look.eyewear ? eyewear[look.eyewear](c) : '') +
    hairFront +
    (worn?.front ?? '') +
    (seen === 'none' ? '' : (hair.over ?? '')) +
    (dangling ? painted : '') +
    headset
  const wear = look.wear === 'jacket' ? jacket(c) : look.wear === 'stole' ? stole(c) : ''
  const parts =
    turned(farSide + (worn?.back ?? '') + hairBack) +
    neck(c) +
    shouldered(
      c,
      (look.formal ? formal[look.formal](c) : jersey(c)) + wear + (look.headset === 'neck' ? headsetAtNeck(c) : ''),
    ) +
    turned(head) +
    (look.armsCrossed ? shouldered(c, crossedArms(c)) : '')
  c.defs.push(
    linear(`${c.id}r`, 100, 60, 210, 150, [
      [0.55, c.p.rim],
      [1, c.p.rim, 0],
    ]),
  )
  // Drawn facing right; some look left.
  const left = tenth(200 - 207 * 1.08)
  const place = c.flip ? `matrix(-1.08 0 0 1.08 ${tenth(400 - +left)} 4)` : `matrix(1.08 0 0 1.08 ${left} 4)`
  return `<g transform="${place}">${parts}</g>`
}

/** Turning away lifts the near shoulder towards us; the collar stays where it is. */
function shouldered(c: Sitter, drawing: string) {
  return c.pose === 'away' && drawing ? `<g transform="matrix(.95 .06 0 1 9.9 -11.9)">${drawing}</g>` : drawing
}

/** Glow of the key light behind the head, of the rim light from the side, and the shade at the foot. */
function litGround(c: Sitter) {
  const glow = (id: string, where: string, colour: string, opacity: number) =>
    `<radialGradient id="${c.id}${id}" ${where}>${stop([0, colour, opacity])}${stop([1, colour, 0])}</radialGradient>`
  return (
    `<linearGradient id="${c.id}f" x2="0" y2="1">${stop([0.8, c.ground, 0])}${stop([1, c.ground, 0.78])}</linearGradient>` +
    glow('h', 'cx=".54" cy=".38" r=".62"', c.p.key, 0.3) +
    glow('w', `cx="${c.flip ? 1 : 0}" cy=".66" r=".58"`, c.p.rim, 0.32)
  )
}

function sparks(dice: Random) {
  return Array.from({ length: 9 }, () => {
    const s = tenth(dice.range(1.2, 3.4))
    return `M${tenth(dice.range(10, 390))} ${tenth(dice.range(20, 476))}l${s} ${s}-${s} ${s}-${s}-${s}z`
  }).join('')
}
