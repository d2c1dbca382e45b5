/** The caches of the service worker. Another number leaves behind what older workers stored. */
export const cacheNames = { pages: 'pages-3', assets: 'assets-3', pictures: 'pictures-3' } as const

/** Where the build writes the service worker. */
export const workerUrl = '/sw.js'

/** Files that a page loads and the service worker may store. */
export const isFile = (path: string): boolean =>
  /^\/(assets|art|fonts|og|video)\/.+\.(js|css|svg|png|avif|webp|woff2)$/.test(path)
