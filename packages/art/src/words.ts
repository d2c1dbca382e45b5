import { optimize } from 'svgo'
import { hue, ink } from './manifest'
import { wordOutlines } from './word-outlines'

/** Files under `words/`: every word in outline, and the name once more filled, for the footer. */
export function drawWords(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [name, { width, height, path }] of Object.entries(wordOutlines)) {
    const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
    // Filled over the stroke: otherwise the joins of Devanagari letters show.
    const outlined = `${open}<path d="${path}" fill="none" stroke="${ink[700]}" stroke-width="3" vector-effect="non-scaling-stroke"/><path d="${path}" fill="${ink[950]}"/></svg>`
    files.set(`words/${name}.svg`, optimize(outlined).data)
    if (name === 'akhada')
      files.set('words/akhada-mark.svg', optimize(`${open}<path d="${path}" fill="${hue.ash}"/></svg>`).data)
  }
  return files
}
