import { parsePoints, spline, tenth } from '../path'

/** The outline of a crest in a box of 200. */
interface Frame {
  /** Its outline at a part of its size. */
  outline(k: number): string
  /** The middle as the eye sees it. */
  cy: number
  /** How large marks stand in it. */
  mark: number
  /** How wide letters may be. */
  letters: number
}

const heater = '100,4! 140,14 186,16! 186,92 168,146 100,197! 32,146 14,92 14,16! 60,14!'
const notch = '100,12! 128,4! 178,16! 190,40! 182,112! 160,152! 100,198! 40,152! 18,112! 10,40! 22,16! 72,4!'
const flatHex = '52,14! 148,14! 197,100! 148,186! 52,186! 3,100!'
const circle = '100,3 168.6,31.4 197,100 168.6,168.6 100,197 31.4,168.6 3,100 31.4,31.4'
const diamond = '100,2! 198,100! 100,198! 2,100!'
const arch =
  '100,2! 122,22 150,26! 156,50 178,60! 184,90 184,120! 184,196! 16,196! 16,120! 16,90 22,60! 44,50 50,26! 78,22!'
const blade = '100,198! 26,140! 6,60! 30,22! 58,34! 100,4! 142,34! 170,22! 194,60! 174,140!'
const penta = '100,3! 194,64! 168,190! 32,190! 6,64!'
const octagon = '50,5! 150,5! 195,50! 195,150! 150,195! 50,195! 5,150! 5,50!'

export const frames = {
  heater: frame(heater, 94, 1.18, 146),
  notch: frame(notch, 96, 1.2, 146),
  hex: frame(corners(6, 98), 100, 1.16, 138),
  flatHex: frame(flatHex, 100, 1.2, 146),
  circle: frame(circle, 100, 1.16, 136),
  diamond: frame(diamond, 100, 1, 112),
  arch: frame(arch, 112, 1.16, 134),
  blade: frame(blade, 98, 1.14, 132),
  scallop: { outline: (k: number) => scalloped(90 * k, 12), cy: 100, mark: 1.06, letters: 132 },
  penta: frame(penta, 106, 1.1, 132),
  octagon: frame(octagon, 100, 1.22, 146),
} satisfies Record<string, Frame>

export type FrameName = keyof typeof frames

function frame(points: string, cy: number, mark: number, letters: number): Frame {
  const outline = (k: number) => {
    const scaled = parsePoints(points).map(([x, y, hard]) => [100 + (x - 100) * k, cy + (y - cy) * k, hard] as const)
    return spline(scaled, { reach: 0.36 })
  }
  return { outline, cy, mark, letters }
}

function corners(count: number, r: number) {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count - Math.PI / 2
    return `${tenth(100 + r * Math.cos(angle))},${tenth(100 + r * Math.sin(angle))}!`
  }).join(' ')
}

function scalloped(r: number, count: number) {
  const foil = tenth(r * Math.sin(Math.PI / count) * 1.08)
  return `${Array.from({ length: count + 1 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count - Math.PI / 2
    const at = `${tenth(100 + r * Math.cos(angle))} ${tenth(100 + r * Math.sin(angle))}`
    return i ? `A${foil} ${foil} 0 0 1 ${at}` : `M${at}`
  }).join('')}Z`
}
