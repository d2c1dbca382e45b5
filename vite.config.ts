import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import yaml from '@rollup/plugin-yaml'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * Few chunks with a meaning: the libraries of every page, what many screens share, what some screens share (by its folder in `components/`),
 * and a chunk per screen. What is imported on use (search, toasts, carousels, content) is a chunk of its own.
 */
const chunks = {
  groups: [
    {
      name: 'libraries',
      test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/.*|@vanilla-extract\/.*)\/(?!.*(mutationObserver|useMutation)\.)|vite\/preload-helper/,
      priority: 3,
    },
    // Only the pages with something to follow, and what is chosen to be compared, which is stored alike.
    {
      name: 'follow',
      test: /\/src\/(components\/((toggle-)?follow|compare\/compared-players)|session\/(store-)?follows)|\/icons\/columns-2\./,
      priority: 3,
    },
    // Cards of creators look like those of players, and need none of their code.
    { name: 'person-card', test: /\/components\/player\/player-card\.css/, priority: 3 },
    // Only members, and who looks at what they follow.
    {
      name: 'next',
      test: /\/src\/(components\/next\/|content\/(follow-suggestions|tournaments\/schedule)\.)/,
      priority: 3,
    },
    {
      name: 'tournament',
      test: /\/src\/(components\/tournament\/|content\/tournaments\/(page-queries|draws\.ts))/,
      priority: 3,
    },
    // Only the pages with server data have calls.
    {
      name: 'api',
      test: /\/src\/(api\/(http|load-query|player|players-page|generated\/players)|components\/pager)\.(css\.)?tsx?$|\/contract\/team-name/,
      priority: 3,
    },
    // Figures, and slides: what counts up or starts when it comes into view.
    {
      name: 'in-view',
      test: /\/src\/(components\/(count-up|figures-band)|content\/figures|hooks\/use-(in-view|slideshow|tab-visible)|lib\/scale-number-text)\./,
      priority: 3,
    },
    // Titles and structured data that a loader imports: the first tap brings them for all screens.
    {
      name: 'heads',
      test: /\/src\/(screens\/(?!player-profile)[\w-]+\/[\w-]+-head|content\/([\w-]+\/)?[\w-]*structured-data)\.ts/,
      priority: 3,
    },
    // What lists, searches and the pages of one entry draw on.
    {
      name: 'records',
      test: /\/src\/content\/([\w-]+\/(records|featured|creators)\.data|talent\.data|team-id)\.ts/,
      priority: 3,
    },
    // What is stored for times without a connection.
    { name: 'stored', test: /\/src\/offline\/(records|store-visit|followed-players|restore-records)\./, priority: 3 },
    // Whether there is a connection, and the storage for times without one.
    { name: 'connection', test: /\/src\/(lib\/connection|offline\/storage)\./, priority: 3 },
    // What a list can do with its entries.
    { name: 'list-tools', test: /\/src\/(components\/(compare\/compare-button|export\/)|lib\/csv\.)/, priority: 3 },
    // What the pages of players and creators share: the record, its chart, and two icons.
    {
      name: 'record',
      test: /\/src\/(components\/earnings-chart\/|rules\/(career|earnings-chart)\.)|\/icons\/(external-link|user-round-x)\./,
      priority: 3,
    },
    // With what accordions share with tabs.
    { name: 'radix-tabs', test: /\/@radix-ui\/(?!react-(accordion|collapsible))|\/src\/ui\/radix-tabs\./, priority: 3 },
    { name: 'about', test: /\/src\/components\/about\//, priority: 3 },
    { name: 'contact', test: /\/src\/(components\/contact\/|ui\/text-area)/, priority: 3 },
    {
      name: 'directory',
      test: /\/src\/(components\/directory\/|lib\/social-profile)/,
      priority: 3,
    },
    { name: 'checkbox', test: /\/src\/ui\/checkbox/, priority: 3 },
    // With the calls of the forms, and their icons.
    {
      name: 'auth',
      test: /\/src\/(components\/auth\/|api\/generated\/auth|theme\/media)|(mutationObserver|useMutation|\/icons\/(eye-off|lock))\./,
      priority: 4,
    },
    {
      name: 'site',
      test: /\/contract\/(art-url|slug)\.|\/src\/(?!screens|offline|components\/[\w-]+\/|theme\/(accent|tokens)|components\/share|hooks\/use-time-in-own-zone|content\/(coming-soon|organizations\/queries)|lib\/ordinal|rules\/battle-royale|.*\.data\.ts)|\/lucide-react\/(?!dist\/esm\/icons\/(share-2|user-round-x))/,
      minShareCount: 3,
      priority: 2,
    },
    { name: (id: string) => /\/src\/components\/(\w[\w-]+)\//.exec(id)?.[1], priority: 1 },
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

/** Icons without what their alias does not use, such as a key per line: 0.4 kB of every first load. */
const leanIcons: Plugin = {
  name: 'lean-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => code.replaceAll(/,\s*key: "\w+"|^ {2}size: 24,\n|^__iconData\.node;\n/gm, ''),
  },
}

/** What React's CommonJS exports, as a module: a chunk imports the functions that it calls, instead of a copy of all. */
const reactModule: Plugin = {
  name: 'react-module',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    order: 'pre',
    filter: { id: /^react(\/jsx-runtime)?$/ },
    async handler(id, importer, { kind }) {
      if (kind !== 'import-statement' || /@radix-ui|\?module$/.test(importer ?? '')) return null
      const resolved = await this.resolve(id, importer)
      return resolved && `${resolved.id}?module`
    },
  },
  load: {
    filter: { id: /\?module$/ },
    handler(id) {
      const file = id.replace('?module', '')
      const names = Object.keys(createRequire(import.meta.url)(file))
      const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ get('${name}')`)
      return `import react from '${file}'\nconst get = (name) => react[name]\nexport default react\n${lines.join('\n')}`
    },
  },
}

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
  build: {
    // Hashes of 32 bits: nothing compresses them, and the first script has one for each of 130 files.
    rolldownOptions: { output: { hashCharacters: 'hex' } },
    // The list of what a screen needs is in the first script: what that has loaded itself need not be in it.
    modulePreload: {
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(libraries|rolldown-runtime|site)-[\w-]{8}\./.test(file)),
    },
  },
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
    leanIcons,
    reactModule,
    compileHints,
    devUi,
    mode === 'mock' && msw(),
    devIcons,
    devContract,
    devBundle,
  ],
}))
