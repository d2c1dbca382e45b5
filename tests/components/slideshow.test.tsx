import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FeaturedSlideshow } from '~/components/slideshow/featured-slideshow'
import { type Clock, stopTimeouts } from './clock'

const names = ['First', 'Second', 'Third', 'Fourth']
const tournaments = names.map((name) => ({
  id: name,
  name,
  prizePool: '$1',
  location: 'India',
  image: '/art/scenes/desert.avif',
}))

const region = page.getByRole('region', { name: 'Featured Tournament' })
const button = (name: string) => region.getByRole('button', { name, exact: true })
const slide = region.getByRole('group').first()
const status = region.getByRole('status')
const pass = (ms: number) => clock.tickAsync(ms)
const prefer = (motion: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: motion }] })
/** Checks the number of the visible slide. The counter is hidden from screen readers. */
const expectSlide = (place: number) => expect.element(region.getByText(`${place} / 4`)).toBeVisible()
/** Checks whether the slideshow will advance by itself. */
const expectPlaying = (isPlaying: boolean) => expect.poll(() => clock.countTimers()).toBe(isPlaying ? 1 : 0)

let clock: Clock
beforeEach(async () => {
  await prefer('no-preference')
  clock = stopTimeouts()
  return clock.uninstall
})

async function renderSlideshow() {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  await render(
    <RouterContextProvider router={router}>
      <p>Elsewhere</p>
      <FeaturedSlideshow tournaments={tournaments} />
      <div style={{ height: '200vh' }} />
    </RouterContextProvider>,
  )
  await userEvent.hover(page.getByText('Elsewhere'))
}

test('shows each slide for three seconds, fades for one, and starts over after the last', async () => {
  await renderSlideshow()
  const { transitionProperty, transitionDuration } = getComputedStyle(slide.element())
  expect([transitionProperty, transitionDuration]).toEqual(['opacity', '1s'])
  await expectPlaying(true)
  for (const place of [2, 3, 4, 1]) {
    await pass(2999)
    await expectSlide(place === 1 ? 4 : place - 1)
    await pass(1)
    await expectSlide(place)
  }
  await expect.element(status).toHaveTextContent('')
})

test('a chosen slide is announced and shown for its full time', async () => {
  await renderSlideshow()
  await expectPlaying(true)
  await pass(2000)
  await userEvent.click(button('Show Third'))
  await expectSlide(3)
  await expect.element(status).toHaveTextContent('Slide 3 of 4: Third')
  await userEvent.hover(page.getByText('Elsewhere'))
  await pass(2999)
  await expectSlide(3)
  await pass(1)
  await expectSlide(4)
  await expect.element(status).toHaveTextContent('')
})

test('pauses while the pointer is over it', async () => {
  await renderSlideshow()
  await expectPlaying(true)
  await userEvent.hover(slide)
  await expectPlaying(false)
  await userEvent.hover(page.getByText('Elsewhere'))
  await expectPlaying(true)
})

test('pauses while it has keyboard focus, but not after a click', async () => {
  await renderSlideshow()
  await expectPlaying(true)
  await userEvent.click(button('Next slide'))
  await expectPlaying(true)
  await userEvent.keyboard('{Tab}')
  await expectPlaying(false)
  await userEvent.click(page.getByText('Elsewhere'))
  await expectPlaying(true)
})

test('pauses while it is out of view', async () => {
  await renderSlideshow()
  await expectPlaying(true)
  window.scrollTo(0, document.body.scrollHeight)
  await expectPlaying(false)
  window.scrollTo(0, 0)
  await expectPlaying(true)
})

test('pauses while its tab is hidden', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  await renderSlideshow()
  await expectPlaying(true)
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await expectPlaying(false)
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await expectPlaying(true)
})

test('can be paused and played', async () => {
  await renderSlideshow()
  await userEvent.click(button('Pause slideshow'))
  await expectPlaying(false)
  await userEvent.click(button('Play slideshow'))
  await expectPlaying(true)
})

test('does not move with reduced motion until Play is pressed', async () => {
  await prefer('reduce')
  await renderSlideshow()
  await expect.element(button('Play slideshow')).toBeVisible()
  await expectPlaying(false)
  await userEvent.click(button('Play slideshow'))
  await expectPlaying(true)
})

test('a swipe moves it, but a touch that scrolls the page does not', async () => {
  await renderSlideshow()
  await expectPlaying(true)
  const target = slide.element()
  const touch = (type: string, clientX: number, clientY: number) => {
    const touches = [new Touch({ identifier: 1, target, clientX, clientY })]
    target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: touches }))
  }
  const swipe = (dx: number, dy: number) => {
    touch('touchstart', 200, 200)
    touch('touchend', 200 + dx, 200 + dy)
  }
  swipe(-120, 4)
  await expectSlide(2)
  swipe(60, -40)
  await expectSlide(1)
  swipe(-60, 90)
  await expectSlide(1)
})
