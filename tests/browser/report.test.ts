import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { beforeAll } from 'vitest'
import { expect, test } from './fixtures'

let origin = ''
const bodies: string[] = []

/** A site of one page that reports to itself. */
beforeAll(async () => {
  const scripts = await buildReporting()
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      let body = ''
      for await (const chunk of request) body += chunk
      bodies.push(body)
      expect(request.headers).toMatchObject({ 'content-type': 'text/plain;charset=UTF-8' })
      response.writeHead(204).end()
      return
    }
    const script = scripts.get(request.url?.slice(1) ?? '')
    if (script) response.setHeader('Content-Type', 'text/javascript').end(script)
    else {
      response
        .setHeader('Content-Type', 'text/html')
        .end(
          '<!doctype html><link rel="icon" href="data:,"><h1>A page</h1><script type="module" src="/assets/start.js"></script>',
        )
    }
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  origin = `http://localhost:${typeof address === 'object' && address?.port}`
  return () => server.close()
})

test('errors and web vitals are sent when the page is left, once each and without what is the visitor’s', async ({
  visit,
}) => {
  const { page } = await visit({ expected: /secret|#418|dynamically/ })
  await page.goto(`${origin}/players/profile/1?search=secret-search`, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const fail = () => {
      throw new Error('The field of someone@secret.example holds "a secret" of https://x.example/?secret=1')
    }
    setTimeout(fail)
    setTimeout(fail)
    setTimeout(() =>
      Promise.reject(new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=secret')),
    )
    const chunk = Object.assign(new Event('vite:preloadError'), {
      payload: new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
    })
    window.dispatchEvent(chunk)
  })
  await page.getByRole('heading').click()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.goto('about:blank')
  await expect.poll(() => bodies.join()).toContain('"CLS"')

  const entries: { type: string; path: string; message?: string; name?: string; value?: number }[] = JSON.parse(
    `[${bodies.map((body) => body.slice(1, -1)).join()}]`,
  )
  expect(new Set(entries.map(({ path }) => path))).toEqual(new Set(['/players/profile/1']))
  const messages = entries.filter(({ type }) => type !== 'vital').map(({ type, message }) => `${type}: ${message}`)
  expect(messages.toSorted()).toEqual([
    'chunk: TypeError: Failed to fetch dynamically imported module: /assets/x.js',
    'error: Error: The field of … holds … of https://x.example/',
    'hydration: Error: Minified React error #418; visit https://react.dev/errors/418',
  ])
  expect(bodies.join()).not.toContain('secret')
  const vitals = entries.filter(({ type }) => type === 'vital')
  expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']))
  for (const { value } of vitals) expect(value).toBeGreaterThanOrEqual(0)
})

test('web vitals of a navigation inside the app are sent with its path', async ({ visit }) => {
  const { page } = await visit()
  await page.goto(`${origin}/players`, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const heading = document.querySelector('h1')
    heading?.addEventListener('click', () => {
      history.pushState({}, '', '/players/profile/1?search=secret-search')
      heading.insertAdjacentHTML(
        'afterend',
        '<p style="font-size: 60px">The profile of a player, in words that fill some of the page.</p>',
      )
    })
    const observer = new PerformanceObserver(() => document.body.setAttribute('data-navigated', ''))
    observer.observe({ type: 'soft-navigation', buffered: true })
  })
  bodies.length = 0
  await page.getByRole('heading').click()
  await page.locator('[data-navigated]').waitFor()
  await page.goto('about:blank')

  await expect.poll(() => bodies.join()).toContain('"soft-navigation"')
  const entries: { path: string; name: string; navigation: string }[] = JSON.parse(
    `[${bodies.map((body) => body.slice(1, -1)).join()}]`,
  )
  const soft = entries.filter(({ navigation }) => navigation === 'soft-navigation')
  expect(soft.map(({ name }) => name)).toContain('LCP')
  expect(new Set(soft.map(({ path }) => path))).toEqual(new Set(['/players/profile/1']))
  expect(bodies.join()).not.toContain('secret')
})

/** The code that reports as its own build, by file name. */
async function buildReporting(): Promise<Map<string, string>> {
  const entry = fileURLToPath(new URL('../../src/report/start-reporting.ts', import.meta.url))
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? id : undefined),
        load: (id) =>
          id === 'page'
            ? `import { startReporting } from ${JSON.stringify(entry)}; startReporting('/reports')`
            : undefined,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'page', output: { entryFileNames: 'assets/start.js' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('Nothing was built.')
  return new Map(output.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])))
}
