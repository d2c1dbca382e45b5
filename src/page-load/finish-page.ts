import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unescapeHtml } from '~/lib/unescape-html'
import { buildPagePolicy, type InlineTexts } from './page-policy'

/** Files of the client build that are inlined in pages. */
export interface BuiltFiles {
  folder: string
  stylesheets: readonly { href: string; css: string }[]
}

/** Replaces the characters from `start` to `end`. */
interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Finishes a page that React has rendered, so that what hydration needs doesn't compete with what can wait:
 * - drawings that aren't lazy, 1 to 4 kB each, are inlined; `data-file` names the file;
 * - an inlined stylesheet counts as loaded: Vite's preload helper finds its link, whose type keeps browsers from fetching it;
 * - a policy allows the page's own inline scripts and styles, by hash, and no others.
 */
export function finishPage(html: string, files: BuiltFiles) {
  const edits: Edit[] = []
  const preloads: (Edit & { file: string })[] = []
  const inline: InlineTexts = { scripts: [], styles: [], attributes: [] }
  const drawings = new Set<string>()
  let headStart = 0

  for (const match of html.matchAll(editedParts)) {
    const { 0: tag, index: start } = match
    const { element, attributes = '', text = '' } = match.groups ?? {}
    const end = start + tag.length
    if (element === 'style') inline.styles.push(text)
    if (element === 'script' && !/ src="| type="application\/ld\+json"/.test(attributes)) inline.scripts.push(text)
    if (element) continue

    const style = readAttribute(tag, 'style')
    if (style !== undefined) inline.attributes.push(style)
    if (tag.startsWith('<meta charSet')) headStart = end
    if (tag.startsWith('<link') && tag.includes(' rel="preload" as="image"'))
      preloads.push({ start, end, text: '', file: readAttribute(tag, 'href') ?? '' })
    if (!tag.startsWith('<img') || tag.includes(' loading="lazy"')) continue

    const src = readAttribute(tag, 'src') ?? ''
    const drawing = readDrawing(files.folder, src)
    if (!drawing) continue
    drawings.add(src)
    const inlined = ` src="${drawing}" data-file="${src}"`
    edits.push({ start, end, text: tag.replace(` src="${src}"`, () => inlined) })
  }

  const css = inline.styles.join('')
  const inlinedLinks = files.stylesheets
    .filter((stylesheet) => css.includes(stylesheet.css))
    .map(({ href }) => `<link rel="stylesheet" type="text/inlined" href="${href}"/>`)
  const policy = buildPagePolicy(inline)
  edits.push(...preloads.filter(({ file }) => drawings.has(file)))
  edits.push({
    start: headStart,
    end: headStart,
    text: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  })
  const headEnd = html.indexOf('</head>')
  edits.push({ start: headEnd, end: headEnd, text: inlinedLinks.join('') })
  return { html: applyEdits(html, edits), policy }
}

/**
 * Matches what is hashed or edited in a rendered page. A regex will do, since React escapes `<`, `>` and `"` in values and texts.
 * An HTML parser takes ten times as long, which was a quarter of the time for a page.
 */
const editedParts =
  /<(?<element>script|style)(?<attributes>[^>]*)>(?<text>.*?)<\/\k<element>>|<(?:meta charSet|link|img)[^>]*>| style="[^"]*"/gs

function readAttribute(tag: string, name: string): string | undefined {
  const start = tag.indexOf(` ${name}="`)
  if (start < 0) return undefined
  return unescapeHtml(tag.slice(start + name.length + 3, tag.indexOf('"', start + name.length + 3)))
}

function applyEdits(html: string, edits: readonly Edit[]): string {
  let at = 0
  let result = ''
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += html.slice(at, start) + text
    at = end
  }
  return result + html.slice(at)
}

const dataUrls = new Map<string, string>()

/** A drawing of the build as a data URL, escaped for an attribute; undefined for any other picture, such as one from a record. */
function readDrawing(folder: string, src: string): string | undefined {
  const found = dataUrls.get(src)
  if (found) return found
  const [, file, view] = /^(\/art\/[\w/-]+\.svg)(#cut)?$/.exec(src) ?? []
  if (!file || !existsSync(join(folder, file))) return undefined
  const svg = readFileSync(join(folder, file), 'utf8').trim()
  const url = `data:image/svg+xml,${svg.replaceAll(/["#%&<>\n]|[^\0-\x7f]/gu, encodeURIComponent)}${view ?? ''}`
  dataUrls.set(src, url)
  return url
}
