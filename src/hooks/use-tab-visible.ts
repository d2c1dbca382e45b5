import { useBrowserValue } from './use-browser-value'

/** Whether the tab is visible; true while prerendering. */
export const useTabVisible = (): boolean =>
  useBrowserValue(() => document.visibilityState === 'visible', true, subscribe)

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
