import { bestPlayer } from './best-player'
import { expect, test } from './fixtures'
import { staticOrigin } from './origin'

test('when the server is busy, the page does not say that the player was not found; when busy or down, it offers to try again', async ({
  visit,
}) => {
  const { page } = await visit({ baseURL: staticOrigin, expected: /Failed to load resource|ApiError/ })
  const calls = '**/api/players/*'
  const respond = (status: number, message: string) =>
    page.route(calls, (route) => route.fulfill({ status, json: { message } }))
  const tryAgain = () => page.getByRole('button', { name: 'Try Again' }).click()
  const expectBusy = async (message: string) => {
    await page.getByText(message).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Oops!' }).waitFor()
    await expect.poll(() => page.title()).not.toMatch(/not found/i)
    await expect.poll(() => page.getByText('Player not found').count()).toBe(0)
    await page.getByRole('link', { name: 'Back to Players' }).waitFor()
  }

  await respond(429, 'Please try again in a moment.')
  await page.goto(`/players/profile/${bestPlayer._id}`)
  await expectBusy('Please try again in a moment.')
  await respond(503, 'Please try again in a minute.')
  await tryAgain()
  await expectBusy('Please try again in a minute.')

  await page.route(calls, (route) => route.abort())
  await tryAgain()
  await page.getByRole('heading', { name: 'Player not found' }).waitFor()
  await page.getByText('Couldn’t reach the server.').waitFor()

  await page.unroute(calls)
  await tryAgain()
  await page.getByRole('heading', { level: 1, name: bestPlayer.playerName }).waitFor()
})

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
