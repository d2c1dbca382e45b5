import { tenth } from '../path'
import { filled } from '../svg'
import { taper } from './figures'
import { rect, type Stage } from './stage'

interface CrowdOptions {
  /** How many of them raise an arm, 0 to 1. */
  arms?: number
  s?: number
  /** How many raised arms hold a phone. */
  phones?: number
}

/** A crowd from behind: what it returns draws one row across the picture at a height and scale, phones alight if a light is given. */
export function drawCrowd(c: Stage, name: string, { arms = 0.3, s = 40, phones = 0.3 }: CrowdOptions = {}) {
  const R = c.dice,
    W = 420
  let d = `M-6 300V${tenth(s * 0.95)}`,
    arm = '',
    x = 0,
    ph = ''
  const widths: number[] = []
  let sum = 0
  while (sum < W - s * 1.2) {
    const w = s * R.range(1.45, 2)
    widths.push(w)
    sum += w
  }
  const k = W / sum
  for (const width of widths) {
    const w = width * k
    const cy = R.range(-0.35, 0.35) * s,
      cx = x + w / 2,
      r = s * R.range(0.4, 0.47),
      q = (v: number) => tenth(v)
    d += `L${q(x)} ${q(s * 0.95)}Q${q(x + w * 0.04)} ${q(cy + s * 0.62)} ${q(cx - r * 0.62)} ${q(cy + s * 0.5)}L${q(cx - r * 0.5)} ${q(cy + s * 0.28)}A${q(r)} ${q(r * 1.18)} 0 1 1 ${q(cx + r * 0.5)} ${q(cy + s * 0.28)}L${q(cx + r * 0.62)} ${q(cy + s * 0.5)}Q${q(x + w * 0.96)} ${q(cy + s * 0.62)} ${q(x + w)} ${q(s * 0.95)}`
    if (R.chance(arms)) {
      const dir = R.chance(0.5) ? 1 : -1,
        ax = cx + dir * w * 0.36,
        ex = ax + dir * s * R.range(0.15, 0.4),
        ey = cy - s * R.range(0, 0.3),
        tx = ex + dir * s * R.range(-0.5, 0.1),
        ty = ey - s * R.range(0.6, 0.95)
      arm += taper([
        [ax, cy + s * 1.1, s * 0.36],
        [ex, ey, s * 0.26],
        [tx, ty, s * 0.2],
        [tx, ty - s * 0.16, s * 0.2],
      ])
      if (R.chance(phones)) {
        arm += `M${q(tx - s * 0.14)} ${q(ty - s * 0.2)}h${q(s * 0.28)}v${q(-s * 0.46)}h${q(-s * 0.28)}z`
        ph += `M${q(tx - s * 0.1)} ${q(ty - s * 0.25)}h${q(s * 0.2)}v${q(-s * 0.36)}h${q(-s * 0.2)}z`
      }
    }
    x += w
  }
  const id = c.id + name
  c.defs.push(
    `<path id="${id}" d="${d}L${W + 6} ${tenth(s * 0.95)}V300z${arm}"/>${ph ? `<path id="${id}p" d="${ph}"/>` : ''}`,
  )
  // A row is one rectangle filled with a pattern: far fewer bytes than copies across the picture.
  let n = 0
  return (y: number, k = 1, fill = c.m.dark, light: string | null = null, off = 0) => {
    const pid = id + n++,
      top = 90
    c.defs.push(
      `<pattern id="${pid}" width="${W}" height="${300 + top}" patternUnits="userSpaceOnUse" patternTransform="translate(${Math.round(off * W * k)} ${Math.round(y - top * k)})scale(${k})"><use href="#${id}" y="${top}" fill="${fill}"/>${light && ph ? `<use href="#${id}p" y="${top}" fill="${light}"/>` : ''}</pattern>`,
    )
    const Y = y - (top - 2) * k
    return filled(rect(0, Y, 1600, Math.min(900 - Y, (298 + top) * k)), `url(#${pid})`)
  }
}
