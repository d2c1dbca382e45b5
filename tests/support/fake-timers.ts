import { onTestFinished, vi } from 'vitest'

/** Fakes the clock, or the given parts of it, until the test is over. */
export function fakeTimers(config?: Parameters<typeof vi.useFakeTimers>[0]): void {
  vi.useFakeTimers(config)
  onTestFinished(() => void vi.useRealTimers())
}
