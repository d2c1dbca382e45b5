import { bestPlayer } from './best-player'
import { expect, test } from './fixtures'
import { staticOrigin } from './origin'

test.for([429, 503])(
  'when the server is busy (%i), the page does not say that the player was not found',
  async (status, { visit }) => {
    const { page } = await visit({ baseURL: staticOrigin, expected: /Failed to load resource|ApiError/ })
    let isBusy = true
    await page.route('**/api/players/*', (route) =>
      isBusy ? route.fulfill({ status, json: { message: 'Please try again in a moment.' } }) : route.continue(),
    )
    await page.goto(`/players/profile/${bestPlayer._id}`)
    await page.getByRole('heading', { level: 1, name: 'Oops!' }).waitFor()
    await page.getByText('Please try again in a moment.').waitFor()
    await expect.poll(() => page.title()).not.toMatch(/not found/i)
    await expect.poll(() => page.getByText('Player not found').count()).toBe(0)
    await page.getByRole('link', { name: 'Back to Players' }).waitFor()
    isBusy = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { level: 1, name: bestPlayer.playerName }).waitFor()
  },
)

test('a player added on the server is found without a reload', async ({ visit }) => {
  const { page } = await visit({ baseURL: staticOrigin, expected: /404/ })
  let isKnown = false
  await page.route(`**/api/players/${bestPlayer._id}`, (route) =>
    isKnown ? route.continue() : route.fulfill({ status: 404, json: { message: 'Player not found' } }),
  )
  await page.clock.install()
  await page.goto(`/players/profile/${bestPlayer._id}`)
  await page.getByRole('heading', { name: 'Player not found' }).waitFor()
  await page.getByRole('link', { name: 'Back to Players' }).click()
  await page.getByRole('article').first().waitFor()
  isKnown = true
  await page.clock.fastForward(31_000)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: bestPlayer.playerName }).waitFor()
})

test('when the server is down, the page offers to try again', async ({ visit }) => {
  const { page } = await visit({ baseURL: staticOrigin, expected: /Failed to load resource|ApiError/ })
  let down = true
  await page.route('**/api/players/*', (route) => (down ? route.abort() : route.continue()))
  await page.goto(`/players/profile/${bestPlayer._id}`)
  await page.getByRole('heading', { name: 'Player not found' }).waitFor()
  await page.getByText('Couldn’t reach the server.').waitFor()
  down = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { level: 1, name: bestPlayer.playerName }).waitFor()
})
