import { createServer } from 'node:http'
import { listen } from '@akhada/harness/free-port'
import { onTestFinished } from 'vitest'
import { cacheNames } from '~/offline/storage'
import { expect, test } from './fixtures'
import { origin } from './origin'
import { connectionErrors, stored, waitForPage } from './stored-pages'

test('other sites, missing pages, and files whose type does not match their URL are never stored', async ({
  visit,
}) => {
  const requests: string[] = []
  const foreign = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' })
    response.end('<title>Foreign</title>')
  })
  onTestFinished(() => void foreign.close())
  const host = `127.0.0.1:${await listen(foreign, '127.0.0.1')}`

  const { page, context } = await visit({ serviceWorkers: 'allow', expected: connectionErrors })
  await page.goto('/esports')
  await waitForPage(page, '/esports')
  // A page whose URL contains another site, as an attacker would open it.
  await page.goto(`${origin}//${host}/x`)
  await context.route(/hostile/, (route) =>
    route.request().serviceWorker()
      ? route.fulfill({
          contentType: route.request().url().endsWith('.html') ? 'image/png' : 'text/html',
          body: '<title>No</title>',
        })
      : route.continue(),
  )
  const urls = [
    `//${host}/x`,
    `/\\${host}/x`,
    `${origin}//${host}/x`,
    `http://${host}/x.svg`,
    `http://${host}/assets/x.js`,
    '/no-such-page',
    '/api/players?page=1',
    '/assets/hostile-12345678.js',
    '/assets/hostile-12345678.css',
    '/art/hostile.svg',
    '/fonts/hostile.woff2',
    // Once this last one is stored, the others have been tried too.
    '/art/words/hunar.svg',
  ]
  await page.evaluate(async (urls) => {
    const { active } = await navigator.serviceWorker.ready
    for (const url of urls) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [url] } })
  }, urls)
  await expect.poll(() => stored(page, cacheNames.pictures), { timeout: 20_000 }).toContain('/art/words/hunar.svg')
  const entries = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return keys.flat()
  })
  expect(
    entries.filter((url) => !url.startsWith(`${origin}/`) || /127\.0\.0\.1:.*127|hostile|no-such|\/api\//.test(url)),
  ).toEqual([])
  expect(requests).toEqual([])
  await context.setOffline(true)
  await expect(page.goto(`${origin}//${host}/x`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})
