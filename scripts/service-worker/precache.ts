import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFonts } from '../../src/theme/font-faces'

/** Pages that work without a connection before they are visited; that of any player brings the code of all profiles. */
const pages = ['/Gaming-Esports', '/learn', '/offline', '/players/profile/_']

/** The pages of a build that the service worker stores when it is installed, and all files that they load. */
export function precacheOf(folder: string): { pages: string[]; files: string[] } {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const documents = pages.map((path) => read(`${path}/index.html`))
  // What every page has knows all screens: of its imports, only those of these pages are needed.
  const shared = new Set(scriptsOf(read('404/index.html')))
  const files = new Set([...shared, ...pageFonts])
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    if (!file.endsWith('.js')) return
    for (const [, name] of read(file).matchAll(/["'`](?:\.|assets)\/([\w.$-]+\.(?:js|css))["'`]/g))
      add(`/assets/${name}`)
  }
  for (const file of globSync('assets/after-load-*.js', { cwd: folder })) add(`/${file}`)
  for (const html of documents) {
    for (const script of scriptsOf(html)) add(script)
    for (const [, file, icons = ''] of html.matchAll(
      / (?:type="text\/inlined" href|src)="(\/(?:assets|art)\/[^"#]+)|<use href="([^"#]+)/g,
    ))
      files.add(file ?? icons)
  }
  return { pages, files: [...files].sort() }
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? [])
