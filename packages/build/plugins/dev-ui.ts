import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Serves every part of the design on one page at `/dev/ui`, in `vite dev` only. */
export const devUi: Plugin = {
  name: 'dev-ui',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/dev/ui', async (_, response) => {
      const page = await server.transformIndexHtml('/dev/ui', await readFile('src/dev/index.html', 'utf8'))
      response.setHeader('Content-Type', 'text/html').end(page)
    })
  },
}
