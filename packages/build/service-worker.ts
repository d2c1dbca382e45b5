import { build, loadEnv, type Manifest } from 'vite'
import { installedPaths, workerUrl } from '~/offline/storage'
import { pageFonts } from '~/theme/font-faces'

/** The routes of the pages that open offline without a prior visit. */
const routes = installedPaths.map(
  (path) => `src/routes/_site${path.endsWith('/_') ? path.replace(/_$/, '$id') : `${path}/index`}.tsx`,
)

/**
 * Writes the service worker into a built site; with `VITE_SERVICE_WORKER=off`, one that unregisters it. It names code by hash,
 * so that browsers update it as soon as one of its pages changes.
 */
export async function writeWorker(folder: string, manifest: Manifest): Promise<void> {
  const { VITE_SERVICE_WORKER } = loadEnv('production', process.cwd(), 'VITE_')
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      // An earlier step of the build may have set another value.
      'process.env.NODE_ENV': JSON.stringify('production'),
      __PRECACHE__: JSON.stringify({ pages: installedPaths, files: [...listCode(manifest), ...pageFonts] }),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: `src/offline/service-worker/${VITE_SERVICE_WORKER === 'off' ? 'unregister' : 'worker'}.ts`,
        output: { entryFileNames: workerUrl.slice(1) },
      },
    },
  })
}

/** Chunks whose dynamic imports aren't needed offline: all results of the world, and the schemas of calls. */
const loadsOnlineOnly = ['world', 'http']

/** Not needed offline, or too large: the search with its index, line-ups with all organizations, and what an unknown URL shows. */
const leftOut = /^src\/(layout\/(site-search\/|did-you-mean|not-found)|components\/player\/team-line-up)/

/** All files that these pages and the offline notice may load. The entry imports all screens, so only its static imports count. */
function listCode(manifest: Manifest): Set<string> {
  const files = new Set<string>()
  const add = (key: string) => {
    const { file, css = [], imports = [], dynamicImports = [], isEntry, name = '' } = manifest[key] ?? {}
    if (!file || files.has(`/${file}`) || leftOut.test(key)) return
    for (const each of [file, ...css]) files.add(`/${each}`)
    for (const each of isEntry || loadsOnlineOnly.includes(name) ? imports : [...imports, ...dynamicImports]) add(each)
  }
  const sources = ['src/offline/offline-notice.tsx', ...routes]
  for (const key of Object.keys(manifest)) if (sources.includes(key.split('?')[0] ?? '')) add(key)
  return files
}
