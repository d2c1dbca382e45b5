import type { Page } from 'playwright-core'
import { expect, test } from './fixtures'

const blocked = /Content Security Policy|'Trusted(HTML|Script|ScriptURL)'/

const policyElement = /<meta http-equiv="Content-Security-Policy"[^>]*>/i

const injected = `<script>window.injected = 'script'</script><img src="data:," onerror="window.injected = 'handler'">
<style>h1 { color: red }</style><p id="styled" style="color: red">x</p><a id="link" href="javascript:window.injected = 'link'">x</a>`

/** Injects what a hole in the server could inject. The policy is either in the header or, as on a static host, in the HTML. */
async function inject(page: Page, withHeader: boolean): Promise<void> {
  await page.route('**/help', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    const body = (await response.text()).replace('</body>', `${injected}</body>`)
    await route.fulfill(
      withHeader
        ? { headers: { ...headers, 'content-security-policy': policy }, body: body.replace(policyElement, '') }
        : { headers, body },
    )
  })
}

test.for([
  ['with the header of the server', true],
  ['on a static host', false],
] as const)('%s, nothing injected into a page runs', async ([, withHeader], { visit }) => {
  const { page } = await visit({ expected: blocked })
  await inject(page, withHeader)
  await page.goto('/help', { waitUntil: 'domcontentloaded' })
  await page.locator('#link').click()
  await expect.poll(() => page.evaluate(() => 'injected' in window)).toBe(false)
  for (const target of ['h1', '#styled']) {
    await expect
      .poll(() => page.locator(target).evaluate((element) => getComputedStyle(element).color))
      .not.toBe('rgb(255, 0, 0)')
  }
})

test('no script turns text into markup or code', async ({ open }) => {
  const page = await open('/help', { expected: blocked })
  const refused = await page.evaluate(() => {
    const attempts = [
      () => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>'
      },
      () => document.body.insertAdjacentHTML('beforeend', '<script></script><b>'),
      () => {
        document.createElement('script').src = 'https://elsewhere.example/x.js'
      },
      () => {
        document.createElement('script').text = 'alert(1)'
      },
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'done'
      } catch {
        return 'refused'
      }
    })
  })
  expect(refused).toEqual(['refused', 'refused', 'refused', 'refused'])
})
