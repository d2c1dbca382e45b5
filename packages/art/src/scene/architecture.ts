import { tenth } from '../path'

/** A pavilion on pillars. */
export const chhatri = (x: number, y: number, k = 1) => {
  const q = (n: number) => tenth(n * k)
  return `M${tenth(x - 24 * k)} ${y}v${q(-5)}h${q(5)}v${q(-22)}h${q(-7)}l${q(-3)}${q(-5)}h${q(9)}q0${q(-18)} ${q(20)}${q(-26)}q${q(20)} ${q(8)} ${q(20)} ${q(26)}h${q(9)}l${q(-3)} ${q(5)}h${q(-7)}v${q(22)}h${q(5)}v${q(5)}zM${tenth(x - 1.4 * k)} ${tenth(y - 56 * k)}l${q(1.4)}${q(-16)} ${q(1.4)} ${q(16)}zM${tenth(x - 12 * k)} ${tenth(y - 5 * k)}h${q(8)}v${q(-13)}q${q(-4)}${q(-6)}${q(-8)} 0zM${tenth(x + 4 * k)} ${tenth(y - 5 * k)}h${q(8)}v${q(-13)}q${q(-4)}${q(-6)}${q(-8)} 0z`
}

/** A dome with its finial. */
export const dome = (x: number, y: number, w: number) =>
  `M${tenth(x - w / 2)} ${y}q${tenth(-w * 0.1)} ${tenth(-w * 0.42)} ${tenth(w / 2)} ${tenth(-w * 0.7)}q${tenth(w * 0.6)} ${tenth(w * 0.28)} ${tenth(w / 2)} ${tenth(w * 0.7)}zM${tenth(x - 2)} ${tenth(y - w * 0.66)}l2 ${tenth(-w * 0.24)} 2 ${tenth(w * 0.24)}z`

/** Battlements. */
export const kangura = (x0: number, x1: number, y: number, s = 10) => {
  let d = ''
  for (let x = x0; x + s <= x1; x += s * 1.3)
    d += `M${tenth(x)} ${tenth(y)}v${tenth(-s * 0.5)}l${tenth(s / 2)}${tenth(-s * 0.6)} ${tenth(s / 2)} ${tenth(s * 0.6)}v${tenth(s * 0.5)}z`
  return d
}

/** A temple tower. */
export const shikhara = (x: number, y: number, w: number, h: number) =>
  `M${tenth(x - w / 2)} ${y}q${tenth(w * 0.04)} ${tenth(-h * 0.62)} ${tenth(w * 0.38)} ${tenth(-h * 0.9)}h${tenth(w * 0.24)}q${tenth(w * 0.34)} ${tenth(h * 0.28)} ${tenth(w * 0.38)} ${tenth(h * 0.9)}zM${tenth(x - w * 0.2)} ${tenth(y - h * 0.9)}h${tenth(w * 0.4)}l${tenth(-w * 0.08)} ${tenth(-h * 0.05)}h${tenth(-w * 0.24)}zM${tenth(x - 2)} ${tenth(y - h * 0.94)}l2 ${tenth(-h * 0.13)} 2 ${tenth(h * 0.13)}z`
