import { readFile } from 'node:fs/promises'
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
      test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/.*|@vanilla-extract\/.*)\/|vite\/preload-helper/,
      priority: 3,
    },
    // Only the pages with something to follow.
    { name: 'follow', test: /\/src\/(components\/(toggle-)?follow|session\/(store-)?follows)/, priority: 3 },
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
      test: /\/src\/(api\/(early-request|http|player|generated\/players)|components\/pager)\.(css\.)?tsx?$|\/contract\/team-name/,
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
    { name: 'about', test: /\/src\/(components\/about\/|content\/about\.ts)/, priority: 3 },
    { name: 'contact', test: /\/src\/(components\/contact\/|ui\/text-area)/, priority: 3 },
    {
      name: 'directory',
      test: /\/src\/(components\/directory\/|ui\/checkbox|lib\/social-profile)/,
      priority: 3,
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

/** Serves every part of the design on one page at `/dev/ui`, while developing only: nothing of a build imports `src/dev`. */
const devUi: Plugin = {
  name: 'dev-ui',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/dev/ui', async (_, response) => {
      const page = await readFile(new URL('src/dev/index.html', import.meta.url), 'utf8')
      response.setHeader('Content-Type', 'text/html').end(await server.transformIndexHtml('/dev/ui', page))
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
    handler: (code) => code.replaceAll(/, key: "\w+"|^ {2}size: 24,\n|^__iconData\.node;\n/gm, ''),
  },
}

/** In `vite dev` the libraries come in few modules, without source maps, which were two thirds of their bytes. */
const devLibraries: Plugin = {
  name: 'dev-libraries',
  apply: 'serve',
  configResolved({ environments: { client } }) {
    if (!client) return
    // Start leaves the router in a hundred modules, for the sake of server functions.
    client.optimizeDeps.exclude = client.optimizeDeps.exclude?.filter((name) => name !== '@tanstack/react-router')
  },
  transform: { filter: { id: /\/\.vite\/deps\// }, handler: (code) => ({ code, map: { mappings: '' } }) },
}

/** The alias of `createLucideIcon`, where libraries are bundled for `vite dev`: without it hydration meets other markup. */
const devIcons = {
  name: 'dev-icons',
  resolveId: { filter: { id: /\/createLucideIcon\.mjs$/ }, handler: () => lucideIcon },
}

export default defineConfig(({ mode }) => ({
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  resolve: {
    tsconfigPaths: true,
    alias: [
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: lucideIcon,
      },
    ],
  },
  ssr: { noExternal: ['lucide-react'] },
  build: {
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
          output: { codeSplitting: chunks },
          // The document imports the early request's script for prerendering only: no browser needs the calls for it.
          treeshake: { moduleSideEffects: [{ test: /\/src\/api\//, sideEffects: false }] },
        },
      },
    },
  },
  // Only `dev:mock` has this module; without a word the search for dependencies would stop at its name.
  optimizeDeps: {
    exclude: ['virtual:msw'],
    include: [
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-router/ssr/client',
      'zod/mini',
      ...(mode === 'mock' ? ['@faker-js/faker/locale/en', 'msw', 'msw/browser', 'msw/experimental'] : []),
    ],
    rolldownOptions: { plugins: [devIcons] },
  },
  server: {
    port: 5173,
    warmup: { clientFiles: ['src/client.tsx', ...(mode === 'mock' ? ['mocks/browser.ts'] : [])] },
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
      // Frames for the addresses that no build can list (any player, and what is not there), and what no page links to.
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
    devUi,
    mode === 'mock' && msw(),
    devLibraries,
  ],
}))
