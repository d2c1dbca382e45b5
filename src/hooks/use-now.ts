import { useBrowserValue } from './use-browser-value'

const minuteMs = 60_000

/** The time in ms, to the minute. While a page is hydrated it is the time that the page was rendered for. */
export const useNow = (renderedAt: number): number =>
  useBrowserValue(() => toMinute(Date.now()), toMinute(renderedAt), subscribe)

const toMinute = (ms: number) => Math.floor(ms / minuteMs) * minuteMs

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 10_000)
  return () => clearInterval(timer)
}
