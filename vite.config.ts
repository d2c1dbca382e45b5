import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import yaml from '@rollup/plugin-yaml'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin } from 'vite'

/** The libraries of every page, and what four screens or more share; each screen and what is imported on use is a chunk of its own. */
const chunks = {
  groups: [
    {
      name: 'libraries',
      test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/.*|@vanilla-extract\/.*)\/(?!.*(mutationObserver|useMutation)\.)|vite\/preload-helper/,
      priority: 3,
    },
    {
      name: 'site',
      test: /\/src\/(?!screens|content|offline)|\/contract\/|\/lucide-react\//,
      minShareCount: 4,
      priority: 2,
    },
  ],
  // Else a group takes along what its modules import, from chunks that need it more.
  includeDependenciesRecursively: false,
}

/** While developing, one chunk of what two screens share: requests cost more than bytes. */
const devChunks = {
  groups: [{ name: 'shared', test: /\/(contract|node_modules|src)\//, minShareCount: 2 }],
  includeDependenciesRecursively: false,
}

/** Serves every part of the design on one page at `/dev/ui`, while developing only. */
const devUi: Plugin = {
  name: 'dev-ui',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/dev/ui', async (_, response) => {
      while (!server.environments.client?.bundledDev?.hasBuildOutput) await setTimeout(50)
      const page = await readFile('src/dev/index.html', 'utf8')
      response.setHeader('Content-Type', 'text/html').end(page)
    })
  },
}

const lucideIcon = fileURLToPath(new URL('src/ui/lucide-icon.ts', import.meta.url))

/** The chunks of every page are compiled while they are loaded, not function by function when they run (V8's explicit compile hints). */
const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // After Vite has written its own first line.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !(file.isEntry || ['libraries', 'site'].includes(file.name))) continue
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

/** Icons one by one in `vite dev`, which shakes no tree: all 1,700 of the package are 2.8 MB. */
const devIcons: Plugin = {
  name: 'dev-icons',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { code: /from 'lucide-react'/ },
    handler: (code) =>
      code.replaceAll(/import {([^}]+)} from 'lucide-react'/g, (_, names: string) =>
        Array.from(names.matchAll(/(\w+)(?: as (\w+))?/g), ([, icon = '', local = icon]) => {
          const file = icon.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()
          return `import ${local} from 'lucide-react/dist/esm/icons/${file}.mjs'`
        }).join(';'),
      ),
  },
}

/** The imported contract keeps the URL of its source in `vite dev`: the bundle has another, and the server writes this one. */
const devContract: Plugin = {
  name: 'dev-contract',
  apply: 'serve',
  enforce: 'pre',
  load: {
    filter: { id: /openapi\.yaml\?url$/ },
    handler: () => `export default '/openapi.yaml'`,
  },
  configureServer({ middlewares }) {
    middlewares.use('/openapi.yaml', (_, response) => {
      response.setHeader('Content-Type', 'application/yaml')
      createReadStream('openapi.yaml').pipe(response)
    })
  },
}

/** `vite dev` bundles: a reload takes 60 requests instead of 350. */
const devBundle: Plugin = {
  name: 'dev-bundle',
  apply: 'serve',
  applyToEnvironment: ({ name }) => name === 'client',
  // Here, where the compiler of styles does not read it: that one must see each module change, and stay open after a bundle.
  config: () => ({ build: { watch: {} }, experimental: { bundledDev: true } }),
  // A browser keeps the compiled code only of what it need not ask for again.
  configureServer({ middlewares }) {
    middlewares.use('/assets/', ({ url = '' }, response, next) => {
      if (/-[\w-]{8}\.js$/.test(url)) response.setHeader('Cache-Control', 'max-age=31536000, immutable')
      next()
    })
  },
  // A changed `.css.ts` imports its styles by a new name, or they would be those of before; they take the place of the old ones.
  transform: {
    order: 'post',
    filter: { id: /\.css\.ts(\.vanilla\.css\?\d+)?$/ },
    handler: (code, id) =>
      id.endsWith('.css.ts')
        ? code.replaceAll(/(?<=\.vanilla\.css)(?=')/g, `?${Date.now()}`)
        : code.replaceAll(/(?<=\.vanilla\.css)\?\d+/g, ''),
  },
}

export default defineConfig(({ command, mode }) => ({
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  resolve: {
    tsconfigPaths: true,
    alias: [
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: lucideIcon,
      },
      // Without the substitute for what React has itself since version 18.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  // The server renders pages with what the build bundled: production installs no React.
  ssr: { noExternal: command === 'build' || ['lucide-react'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: command === 'build' ? chunks : devChunks },
        },
      },
    },
  },
  server: {
    port: 5173,
    // The compiler of styles watches files, too, and must have seen a change first.
    watch: { useDebounce: true, debounceDuration: 300 },
    // `dev:mock` answers the calls in the browser: there is no server to pass them to.
    ...(mode === 'mock' ? {} : { proxy: { '/api/': 'http://localhost:4174' } }),
  },
  // The build's own server only prerenders: no call has an answer there.
  preview: { proxy: {} },
  plugins: [
    tanstackStart({
      // A loader comes with its screen: the first load has only what the router must know of every route.
      router: {
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader', 'pendingComponent', 'errorComponent'], ['notFoundComponent']],
        },
      },
      // Shells for the URLs that no build can list (any player, and what is not there), and what no page links to.
      pages: [{ path: '/players/profile/_' }, { path: '/404' }, { path: '/admin' }, { path: '/offline' }],
      prerender: {
        enabled: true,
        crawlLinks: true,
        filter: ({ path }) => !/[?#]|\.xml$/.test(path),
      },
      // `scripts/sitemap.ts` writes it from what was built: this one would list anchors, and frames that are no pages.
      sitemap: { enabled: false },
      server: { build: { inlineCss: true } },
    }),
    react(),
    vanillaExtractPlugin(),
    yaml(),
    compileHints,
    devUi,
    mode === 'mock' && msw(),
    devIcons,
    devContract,
    devBundle,
  ],
}))
