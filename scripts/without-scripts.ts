import { createServer, request, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** A server before `origin` that passes everything on, but pages without their scripts: what they would be as plain HTML. */
export function serveWithoutScripts(origin: string, port: number): Server {
  return createServer((incoming, outgoing) => {
    const isPage = incoming.headers.accept?.includes('text/html') ?? false
    const headers = { ...incoming.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) }
    request(origin + incoming.url, { method: incoming.method, headers }, async (answer) => {
      if (!isPage) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        return
      }
      const page = brotliCompressSync(stripScripts(Buffer.concat(await answer.toArray()).toString()))
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, { ...kept, 'content-encoding': 'br', 'content-length': page.length })
      outgoing.end(page)
    }).end()
  }).listen(port)
}

const stripScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
