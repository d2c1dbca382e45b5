import { filled, stroked } from '../svg'

/** From the lit left to the dark right. */
const lobes = ['#3a1d05', '#7a430a', '#c97a12', '#ffb932', '#ffe6a6', '#ffc64f', '#b8690d', '#5c3007', '#2b1504']
const latitudes = [1, 0.86, 0.6, 0.25, -0.1, -0.45, -0.76, -0.94, -1]
const rx = 104
const ry = 110
const shaft = 250

/** The fluted mace (gada) of the wrestling pit, upright around 0,0. */
export function mace() {
  const edges = [...lobes, ''].map((_, i) => Math.sin(-Math.PI / 2 + (Math.PI * i) / lobes.length))
  const meridian = (x: number) => latitudes.map((y) => point(x, y))
  const flutes = lobes.map((colour, i) => {
    const back = meridian(edges[i + 1] ?? 1).reverse()
    return filled(`M${meridian(edges[i] ?? -1).join(' L')} L${back.join(' L')}Z`, colour)
  })
  const seams = edges.slice(1, -1).map((x) => stroked(`M${meridian(x).join(' L')}`, '#1a0c03', 2.4, { opacity: 0.7 }))
  return handle() + flutes.join('') + seams.join('') + belt() + crown()
}

function point(x: number, y: number) {
  const atPole = Math.abs(y) === 1 ? x * 14 : 0
  return `${(x * rx * Math.sqrt(Math.max(0, 1 - y * y)) + atPole).toFixed(1)},${(y * ry).toFixed(1)}`
}

function handle() {
  const [top, end] = [ry - 6, ry + shaft]
  const bands = [ry + 34, ry + 80, ry + 126, ry + 172, ry + 218].map((y) =>
    filled(`M-17,${y} L17,${y + 14} L17,${y + 26} L-17,${y + 12}Z`, '#150a03', { opacity: 0.75 }),
  )
  return (
    filled(`M-15,${top} L-15,${end} L15,${end} L15,${top}Z`, '#2b1504') +
    filled(`M-15,${top} L-15,${end} L-5,${end} L-5,${top}Z`, '#b8690d') +
    filled(`M-10,${top} L-10,${end} L-6,${end} L-6,${top}Z`, '#ffdc8a') +
    bands.join('') +
    filled(`M-44,${ry - 8} L-34,${ry + 16} L34,${ry + 16} L44,${ry - 8}Z`, '#5c3007') +
    filled(`M-44,${ry - 8} L-34,${ry + 16} L-6,${ry + 16} L-10,${ry - 8}Z`, '#ffb932') +
    filled(`M-30,${ry + 16} L-24,${ry + 32} L24,${ry + 32} L30,${ry + 16}Z`, '#2b1504') +
    filled(`M-30,${ry + 16} L-24,${ry + 32} L-4,${ry + 32} L-6,${ry + 16}Z`, '#c97a12')
  )
}

function belt() {
  const half = (y: number) => (rx * 1.03 * Math.sqrt(1 - y * y)).toFixed(1)
  const [low, high] = [half(0.16), half(-0.1)]
  const diamonds = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => {
    const turn = step * 0.33
    const width = 12 * Math.cos(turn)
    const x = rx * Math.sin(turn)
    const y = ry * (0.03 + 0.11 * Math.cos(turn) ** 2)
    const corners = [`${x - width},${y}`, `${x},${y - 9}`, `${x + width},${y}`, `${x},${y + 9}`]
    return filled(`M${corners.join(' L')}Z`, turn < 0.5 ? '#ffe6a6' : '#7a430a')
  })
  const band = `M-${low},${ry * 0.16} L0,${ry * 0.27} L${low},${ry * 0.16} L${high},${-ry * 0.1} L0,${ry * 0.01} L-${high},${-ry * 0.1}Z`
  return filled(band, '#1a0c03', { opacity: 0.82 }) + diamonds.join('')
}

function crown() {
  return (
    filled(`M-40,${-ry + 10} L-26,${-ry - 14} L26,${-ry - 14} L40,${-ry + 10} L0,${-ry + 22}Z`, '#5c3007') +
    filled(`M-40,${-ry + 10} L-26,${-ry - 14} L-4,${-ry - 14} L-6,${-ry + 20}Z`, '#ffc64f') +
    filled(`M-20,${-ry - 14} L-24,${-ry - 34} L0,${-ry - 50} L24,${-ry - 34} L20,${-ry - 14}Z`, '#3a1d05') +
    filled(`M-20,${-ry - 14} L-24,${-ry - 34} L0,${-ry - 50} L-2,${-ry - 14}Z`, '#ffb932') +
    filled(`M-7,${-ry - 44} L0,${-ry - 84} L7,${-ry - 44}Z`, '#7a430a') +
    filled(`M-7,${-ry - 44} L0,${-ry - 84} L0,${-ry - 44}Z`, '#ffe6a6')
  )
}
