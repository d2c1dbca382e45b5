import { minuteMs } from '~/lib/dates'
import { useBrowserValue } from './use-browser-value'

/** The current time in ms, rounded down to the minute; during hydration, the time the page was rendered at. */
export const useNow = (renderedAt: number): number =>
  useBrowserValue(() => toMinute(Date.now()), toMinute(renderedAt), subscribe)

const toMinute = (ms: number) => Math.floor(ms / minuteMs) * minuteMs

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 10_000)
  return () => clearInterval(timer)
}
