import yaml from '@rollup/plugin-yaml'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

/** What every page needs. In one file it compresses 8 kB better than in the pieces that sharing would make of it. */
const everyPage = [
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!.*(pacer|useMutation|mutationObserver)).*|@vanilla-extract\/.*)\//,
  /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/,
  /src\/(layout\/(?!not-found|footer\.tsx)|session\/session|api\/http|components\/(page-head|go-link|logo|social-links\.css))/,
  /src\/theme\/(contract|type)/,
  /src\/lib\/(address|art|asked-address|brand|is-record|page-head|search-(changer|params)|watch-returns|web-url)\.ts/,
  /src\/ui\/(button|ghost-word|image|lattice|section-head|surface|late|toast\.ts|visually-hidden|wrap)/,
]

export default defineConfig(({ mode }) => ({
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  resolve: { tsconfigPaths: true },
  build: {
    // A list of what each chunk needs would stand in the first one: most of it is there already, and only styles are not found by themselves.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: (id) => everyPage.some((pattern) => pattern.test(id)),
            },
          ],
        },
      },
    },
  },
  // Only `dev:mock` has this module; without a word the search for dependencies would stop at its name.
  optimizeDeps: { exclude: ['virtual:msw'] },
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
        codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
      },
      // Frames for the addresses that no build can list (any player, and what is not there), and what no page links to.
      pages: [{ path: '/players/profile/_' }, { path: '/404' }, { path: '/admin' }],
      prerender: {
        enabled: true,
        crawlLinks: true,
        filter: ({ path }) => !/[?#]/.test(path),
      },
      // `scripts/sitemap.ts` writes it from what was built: this one would list anchors, and frames that are no pages.
      sitemap: { enabled: false },
      server: { build: { inlineCss: true } },
    }),
    react(),
    vanillaExtractPlugin(),
    yaml(),
    mode === 'mock' && msw(),
  ],
}))
