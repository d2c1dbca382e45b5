import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { buildPagePolicy } from './page-policy'

/** Files of the client's build that pages carry in themselves. */
export interface BuiltFiles {
  folder: string
  stylesheets: readonly { href: string; css: string }[]
}

interface FinishedPage {
  html: string
  policy: string
  /** The scripts that the page preloads. */
  scripts: string[]
}

/** Replaces the characters from `start` to `end`. */
interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Finishes a rendered page in one pass, so that what hydration needs does not compete with what can wait:
 * - the drawings that it shows at once, 1 to 4 kB each, are in the page; `data-file` says which they are;
 * - a stylesheet that is inline counts as loaded: Vite's preload helper looks for its link, and the type keeps browsers from fetching it;
 * - scripts load at their own priority, which the framework lowers below that of pictures;
 * - a policy allows its own inline scripts and styles, by hash, and no others.
 */
export function finishPage(html: string, files: BuiltFiles): FinishedPage {
  const edits: Edit[] = []
  const preloads: (Edit & { file: string })[] = []
  const scripts: string[] = []
  const inline = { scripts: [] as string[], styles: [] as string[], attributes: [] as string[] }
  const drawings = new Set<string>()
  let open: { texts: string[]; text: string } | undefined
  let headStart = 0

  const parser = new Parser({
    onopentag: (name, attributes) => {
      const tag = { start: parser.startIndex, end: parser.endIndex + 1 }
      const { src = '', rel, href = '' } = attributes
      if (attributes.style !== undefined) inline.attributes.push(attributes.style)
      if (name === 'meta' && attributes.charset) headStart = tag.end
      if (name === 'script' && !src && attributes.type !== 'application/ld+json') {
        open = { texts: inline.scripts, text: '' }
      }
      if (name === 'style') open = { texts: inline.styles, text: '' }
      if (name === 'link' && rel === 'preload' && attributes.as === 'image') {
        preloads.push({ ...tag, text: '', file: href })
      }
      if (name === 'link' && rel === 'modulepreload') {
        scripts.push(href)
        edits.push({ ...tag, text: html.slice(tag.start, tag.end).replace(' fetchPriority="low"', '') })
      }
      const drawing = name === 'img' && attributes.loading !== 'lazy' && readDrawing(files.folder, src)
      if (drawing) {
        drawings.add(src)
        const inlined = ` src="${drawing}" data-file="${src}"`
        edits.push({ ...tag, text: html.slice(tag.start, tag.end).replace(` src="${src}"`, () => inlined) })
      }
    },
    ontext: (text) => {
      if (open) open.text += text
    },
    onclosetag: () => {
      if (open) open.texts.push(open.text)
      open = undefined
    },
  })
  parser.end(html)

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
  return { html: applyEdits(html, edits), policy, scripts }
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

/** A drawing of the build as a data URL, quoted for an attribute; undefined for anything else, since records name pictures too. */
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
