import { compileHints } from '@akhada/build/plugins/compile-hints'
import { devUi } from '@akhada/build/plugins/dev-ui'
import yaml from '@rollup/plugin-yaml'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

/** A chunk of modules that several pages share. A module goes into the first one that it matches. */
const shared = (name: string, test: RegExp, minShareCount = 2) => ({ name, test, minShareCount })

/** Each screen and each dynamic import gets its own chunk. These have what every page needs, and what screens share. */
const chunks = {
  groups: [
    {
      name: 'libraries',
      test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/.*|@vanilla-extract\/.*)\/(?!.*(mutationObserver|useMutation|queriesObserver|useQueries)\.)|vite\/preload-helper|\/(api\/(api-error|list-params)|contract\/(filters|team-name))\.ts/,
    },
    // Small modules that a few pages share, grouped to save requests.
    shared(
      'world',
      /\/src\/(content\/(world-query|require-found|games\/(query|to-game|genre-names)|tournaments\/(to-tournament|tournament-state|sort-upcoming-first|match-times|team-id)|schedule\/(query|is-reached-by-result))|session\/watch-language|ui\/(menu|table\.css)|components\/(disclosure\.css|hero\/hero-name|links\/jump-links|player\/line-up\.css|tournament\/tournament-dates|facts\/money|marks\/(accents|live-mark)|watch\/watch-links\.css|match\/(day-title|local-time|state-texts|winners|match-row\.css)))|icons\/arrow-up-right|rupees-per-dollar/,
    ),
    shared(
      'tournaments',
      /\/src\/(content\/tournaments\/(query|draws|points-table|to-sports-event)|rules\/(standings|battle-royale)|components\/(tournament\/(standings-table|group-table|tournament-stages|tournament-podium)|bracket\/(.*\.css|lazy-bracket)))/,
    ),
    shared(
      'player',
      /\/src\/(api\/(player|generated\/players)|lib\/web-url|components\/(compare\/compare-button|player\/tag-items|marks\/status-mark|tournament\/recorded))|icons\/columns-2\./,
    ),
    shared(
      'directory',
      /\/src\/(components\/(directory\/(directory|figures-row|join-band)|player\/player-card\.css)|ui\/url-search-field)/,
    ),
    shared(
      'slideshow',
      /\/src\/(components\/slideshow\/(carousel-controls|use-slideshow)|hooks\/use-in-view)|icons\/(pause|chevron-(left|right))\./,
    ),
    shared('up-next', /\/src\/components\/(up-next\/up-next|tournament\/tournament-status)/),
    // What a page of matches loads on client-side navigation, in one request, organizers included.
    shared(
      'matches',
      /content\/(tournaments\/(load|notation|ranking|read-stages|to-match)|schedule\/(load|list-matches|is-soon))\.ts|sample-world\/(tournaments\/(records|prizes)|organizers\/records)/,
    ),
    shared(
      'site',
      /\/src\/(?!screens|content|offline|api(?!\/load-query)|components\/(calendar|contents|directory|match\/match-|watch)|layout\/not-found)|\/src\/content\/(content-query|directory-filters|teams\/find-team-path)|\/contract\/|sample-world\/(site|games\/names|organizations\/ids|tournaments\/independent-teams)|\/lucide-react\/(?!.*\/(apple|globe|rss)\.)/,
      5,
    ),
  ],
  // Otherwise a group pulls in what its modules import, from chunks that need it more.
  includeDependenciesRecursively: false,
}

export default defineConfig(({ command, mode }) => ({
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  resolve: { tsconfigPaths: true },
  // The build bundles what the server renders pages with: production doesn't install React.
  ssr: { noExternal: command === 'build' || [] },
  environments: {
    client: { build: { manifest: true, rolldownOptions: { output: { codeSplitting: chunks } } } },
    // The inline script of every page is the source of functions (`src/page-load/inline-script.ts`).
    ssr: { build: { minify: true } },
  },
  // Finds all libraries at startup: one found later would reload the page. Only `dev:mock` has the libraries of the mocks.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'], exclude: ['virtual:msw'] },
  server: {
    port: 5173,
    // `dev:mock` answers the calls in the browser: there is no server to pass them to.
    ...(mode === 'mock' ? {} : { proxy: { '/api/': 'http://localhost:4174' } }),
  },
  // The build's own server only prerenders: there is no API to pass calls to.
  preview: { proxy: {} },
  plugins: [
    tanstackStart({
      // Loaders are split along with their screens: the first load has only what the router needs of every route.
      router: {
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader', 'pendingComponent', 'errorComponent']],
        },
      },
      // Shells for URLs that a build can't list (any player, 404) or needn't (2,000 matches), and pages that no other page links to.
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
      // `packages/build/sitemap.ts` writes it from the built pages. This one would list anchors, and frames that aren't pages.
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
