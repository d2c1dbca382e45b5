import { compileHints } from '@akhada/build/plugins/compile-hints'
import { devUi } from '@akhada/build/plugins/dev-ui'
import yaml from '@rollup/plugin-yaml'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

/** What every page needs, and what five screens or more share; each screen and what is imported on use is a chunk of its own. */
const chunks = {
  groups: [
    {
      name: 'libraries',
      test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/.*|@vanilla-extract\/.*)\/(?!.*(mutationObserver|useMutation|queriesObserver|useQueries)\.)|vite\/preload-helper|\/(api\/list-params|contract\/(filters|team-name))\.ts/,
      priority: 3,
    },
    {
      name: 'site',
      test: /\/src\/(?!screens|content|offline|api|components\/(calendar|watch|directory)|layout\/entry-not-found)|\/src\/content\/(content-query|search-options|organizations\/ids)|\/contract\/|sample-world\/(site|games\/names)|\/lucide-react\//,
      minShareCount: 5,
      priority: 2,
    },
    // Small modules that a few pages share, so that each is not a request.
    {
      name: 'world',
      test: /\/src\/(content\/(world-query|require-found|games\/(query|to-game|genre-names)|tournaments\/(to-tournament|read-state|match-times|team-id)|schedule\/query)|components\/(tournament\/tournament-dates|money|live-mark|match\/state-texts))|rupees-per-dollar/,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: 'tournaments',
      test: /\/src\/(content\/tournaments\/(query|draws)|components\/(tournament\/(standings-table|tournament-stages|tournament-podium)|bracket\/.*\.css)|page-load\/lazy-bracket)/,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: 'slideshow',
      test: /\/src\/(components\/carousel-controls|hooks\/use-(slideshow|in-view|reduced-motion|tab-visible))|icons\/(pause|play|chevron-(left|right))\./,
      minShareCount: 2,
      priority: 1,
    },
    { name: 'up-next', test: /\/src\/components\/up-next\/up-next/, minShareCount: 2, priority: 1 },
    // What a page of matches loads when it is opened within the app: in one request, with the organizers.
    {
      name: 'matches',
      test: /(content\/(tournaments\/(load|notation|ranking|read-stages)|schedule\/(load|list-matches))|rules\/standings)\.ts|sample-world\/(tournaments\/(records|prizes)|organizers\/records)/,
      minShareCount: 2,
    },
  ],
  // Else a group takes along what its modules import, from chunks that need it more.
  includeDependenciesRecursively: false,
}

export default defineConfig(({ command, mode }) => ({
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  resolve: { tsconfigPaths: true },
  // The server renders pages with what the build bundled: production installs no React.
  ssr: { noExternal: command === 'build' || [] },
  environments: {
    client: { build: { manifest: true, rolldownOptions: { output: { codeSplitting: chunks } } } },
  },
  // All libraries are found at the start: one that is found later would reload the page. Only `dev:mock` has the mocks' own.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'], exclude: ['virtual:msw'] },
  server: {
    port: 5173,
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
          defaultBehavior: [['component', 'loader', 'pendingComponent', 'errorComponent']],
        },
      },
      // Shells for the URLs that no build can list (any player, and what is not there) or need not (2,000 matches), and what no page links to.
      pages: [
        { path: '/players/profile/_' },
        { path: '/esports/match/_' },
        { path: '/404' },
        { path: '/admin' },
        { path: '/offline' },
      ],
      prerender: {
        enabled: true,
        crawlLinks: true,
        filter: ({ path }) => !/[?#]|\.\w+$|^\/(esports\/match|players\/profile)\/(?!_$)/.test(path),
      },
      // `packages/build/sitemap.ts` writes it from what was built: this one would list anchors, and frames that are no pages.
      sitemap: { enabled: false },
      server: { build: { inlineCss: true } },
    }),
    react(),
    vanillaExtractPlugin(),
    yaml(),
    compileHints(chunks.groups.map(({ name }) => name)),
    devUi,
    mode === 'mock' && msw(),
  ],
}))
