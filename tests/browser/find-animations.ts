import type { Page } from 'playwright-core'

/** Lists the elements and pseudo-elements that move, or would move at the next change; for pages with reduced motion. */
export const findAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isLong = (durations: string) => durations.split(',').some((duration) => Number.parseFloat(duration) > 0.001)
    const found = new Set<string>()
    for (const { effect, playState } of document.getAnimations()) {
      const moved = effect instanceof KeyframeEffect ? effect.target : null
      // With reduced motion every animation lasts one millisecond, and this may run within it.
      const isBrief = Number(effect?.getComputedTiming().activeDuration) <= 1
      if (playState === 'running' && !isBrief) found.add(`runs: ${moved?.localName}.${moved?.getAttribute('class')}`)
    }
    for (const element of document.querySelectorAll('*')) {
      if (element instanceof HTMLMediaElement && !element.paused) found.add(`plays: ${element.src}`)
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part)
        const name = `${element.localName}.${element.getAttribute('class')}${part}`
        if (isLong(style.animationDuration) || style.animationIterationCount !== '1') found.add(`animates: ${name}`)
        if (style.transitionProperty !== 'none') found.add(`changes slowly: ${name}`)
        if (style.scrollBehavior === 'smooth') found.add(`scrolls slowly: ${name}`)
      }
    }
    return [...found]
  })
