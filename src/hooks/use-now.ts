import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** The time in ms, to the minute. While a page is hydrated it is the time that the page was rendered for. */
export const useNow = (renderedAt: number): number =>
  useSyncExternalStore(
    subscribe,
    () => toMinute(Date.now()),
    () => toMinute(renderedAt),
  )

const toMinute = (ms: number) => Math.floor(ms / minuteMs) * minuteMs

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 10_000)
  return () => clearInterval(timer)
}
