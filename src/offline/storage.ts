/** The caches of the service worker. Changing the number discards what older workers stored. */
export const cacheNames = { pages: 'pages-3', assets: 'assets-3', pictures: 'pictures-3' } as const

/** Pages that open without a connection before any visit. */
export const installedPages = [
  { path: '/Gaming-Esports', title: 'Gaming 101' },
  { path: '/learn', title: 'Gaming Knowledge Hub' },
] as const

/** The paths of all pages that the service worker stores on installation. The last one brings the code of a player's page. */
export const installedPaths: readonly string[] = [
  ...installedPages.map(({ path }) => path),
  '/offline',
  '/players/profile/_',
]

/** Where the build writes the service worker. */
export const workerUrl = '/sw.js'

/** Whether a path is a file that pages load and the service worker may store. */
export const isCacheableFile = (path: string): boolean =>
  /^\/(assets|art|fonts|og|video)\/.+\.(js|css|svg|png|avif|webp|woff2)$/.test(path)
