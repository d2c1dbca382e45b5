import { launchChromium } from '@akhada/harness/chromium'
import { onTestFinished } from 'vitest'
import { expect, test } from './fixtures'
import { origin } from './origin'

test('navigation preload is on, but not in Firefox, where it would break pages without a connection', async () => {
  const isPreloading = async (...args: string[]) => {
    const browser = await launchChromium(args)
    onTestFinished(() => browser.close())
    const page = await browser.newPage({ baseURL: origin })
    await page.goto('/')
    return page.evaluate(async () => {
      const { active, navigationPreload } = await navigator.serviceWorker.ready
      while (active?.state === 'activating') await new Promise((done) => active.addEventListener('statechange', done))
      return (await navigationPreload.getState()).enabled
    })
  }
  expect(await isPreloading()).toBe(true)
  expect(await isPreloading('--user-agent=Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0')).toBe(false)
})

test('a browser finds the app installable, with screenshots', async ({ visit }) => {
  const { page, context } = await visit({ serviceWorkers: 'allow' })
  await page.goto('/')
  const client = await context.newCDPSession(page)
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  // Test profiles are private, so this error is expected.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { data = '', errors } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data)
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
  const pictures: { src: string; sizes: string; form_factor?: string }[] = [...manifest.icons, ...manifest.screenshots]
  expect(new Set(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  )
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src })
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(size, src).toBe(sizes)
  }
})
