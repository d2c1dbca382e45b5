/** One command of a path with its numbers. */
type Command = readonly [letter: string, ...numbers: number[]]

const arity: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const number = /[+-]?(?:\d*\.\d+|\d+\.?)(?:e[+-]?\d+)?/gi
const lengths =
  /^(?:viewBox|x|y|cx|cy|r|rx|ry|fx|fy|x1|y1|x2|y2|width|height|stroke-width|stroke-dasharray|points|stdDeviation)$/

/**
 * The same drawing `k` times as large, its curves that are nearly quadratic written so: whole numbers are then precise
 * enough, which saves a third of the bytes. `tolerance` in units of the drawing.
 */
export function compact(source: string, k: number, tolerance: number): string {
  const scaled = (value: string) => value.replace(number, (n) => String(hundredth(+n * k)))
  return source.replace(/<(\w+)((?:\s[\w:-]+="[^"]*")*)/g, (all, tag: string, attributes: string) => {
    const ownUnits = tag.endsWith('Gradient') && !attributes.includes('userSpaceOnUse')
    if (ownUnits || tag === 'feTurbulence' || tag === 'stop') return all
    const written = attributes.replace(/\s([\w:-]+)="([^"]*)"/g, (attribute, name: string, value: string) => {
      if (tag === 'svg' && (name === 'width' || name === 'height')) return attribute
      if (name === 'd') return ` d="${scaledPath(value, k, tolerance)}"`
      if (lengths.test(name) && !value.includes('%')) return ` ${name}="${scaled(value)}"`
      if (name.toLowerCase().endsWith('transform')) return ` ${name}="${scaledTransform(value, k)}"`
      return attribute
    })
    return `<${tag}${written}`
  })
}

function scaledTransform(value: string, k: number) {
  return value.replace(/(translate|rotate|matrix)\(([^)]*)\)/g, (_, name: string, list: string) => {
    const isLength = (i: number) => name === 'translate' || (name === 'rotate' && i > 0) || (name === 'matrix' && i > 3)
    const values = list
      .trim()
      .split(/[\s,]+/)
      .map((n, i) => Math.round(+n * (isLength(i) ? k : 1) * 1e4) / 1e4)
    return `${name}(${values.join(' ')})`
  })
}

function scaledPath(d: string, k: number, tolerance: number) {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let out = ''
  const w = (value: number) => hundredth(value * k)
  for (const [letter, ...a] of commands(d)) {
    const relative = letter === letter.toLowerCase()
    const name = letter.toUpperCase()
    const n = (i: number) => a[i] ?? 0
    const pair = (i: number): [number, number] => (relative ? [x + n(i), y + n(i + 1)] : [n(i), n(i + 1)])
    if (name === 'Z') {
      out += 'Z'
      ;[x, y] = [startX, startY]
    } else if (name === 'H') {
      x = relative ? x + n(0) : n(0)
      out += `H${w(x)}`
    } else if (name === 'V') {
      y = relative ? y + n(0) : n(0)
      out += `V${w(y)}`
    } else if (name === 'A') {
      const [toX, toY] = pair(5)
      out += `A${w(n(0))} ${w(n(1))} ${n(2)} ${n(3)} ${n(4)} ${w(toX)} ${w(toY)}`
      ;[x, y] = [toX, toY]
    } else {
      const points = Array.from({ length: a.length / 2 }, (_, i) => pair(i * 2))
      const [toX, toY] = pair(a.length - 2)
      const quadratic = name === 'C' ? asQuadratic([x, y], points, tolerance) : undefined
      const written = quadratic ? [quadratic, [toX, toY] as const] : points
      out += (quadratic ? 'Q' : name) + written.map(([px, py]) => `${w(px)} ${w(py)}`).join(' ')
      ;[x, y] = [toX, toY]
      if (name === 'M') [startX, startY] = [toX, toY]
    }
  }
  return out
}

/** The one handle of a quadratic curve that is as good as the cubic one, if there is one. */
function asQuadratic([x, y]: readonly [number, number], points: [number, number][], tolerance: number) {
  const [p1, p2, p3] = points
  if (!p1 || !p2 || !p3) return undefined
  const error = Math.hypot(p3[0] - 3 * p2[0] + 3 * p1[0] - x, p3[1] - 3 * p2[1] + 3 * p1[1] - y) * (Math.sqrt(3) / 36)
  if (error >= tolerance) return undefined
  return [(3 * p1[0] - x + 3 * p2[0] - p3[0]) / 4, (3 * p1[1] - y + 3 * p2[1] - p3[1]) / 4] as const
}

function commands(d: string): Command[] {
  return [...separated(d).matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = 'M', rest = '']) => {
    const numbers = (rest.match(number) ?? []).map(Number)
    const count = arity[letter.toUpperCase()] ?? 0
    if (count === 0) return [[letter] as const]
    return Array.from({ length: Math.floor(numbers.length / count) }, (_, i) => {
      const implied = i > 0 && letter === 'M' ? 'L' : i > 0 && letter === 'm' ? 'l' : letter
      return [implied, ...numbers.slice(i * count, (i + 1) * count)] as const
    })
  })
}

/** Arcs with their flags apart: they may be written without a space between. */
function separated(d: string) {
  return d.replace(/([aA])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => {
    const words: string[] = []
    let left = rest.trim()
    while (left) {
      const flag = words.length % 7 === 3 || words.length % 7 === 4
      const word = left.match(flag ? /^[01]/ : /^[+-]?(?:\d*\.\d+|\d+\.?)(?:e[+-]?\d+)?/)?.[0]
      if (word === undefined) throw new Error(`No arc: ${rest}`)
      words.push(word)
      left = left.slice(word.length).replace(/^[\s,]+/, '')
    }
    return `${letter}${words.join(' ')}`
  })
}

const hundredth = (value: number) => Math.round(value * 100) / 100
