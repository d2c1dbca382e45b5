import { whenIdle } from '~/lib/when-idle'

/** Where uncaught errors, those of hydration and chunks that failed to load are announced. */
const eventTypes = ['error', 'unhandledrejection', 'vite:preloadError']

/**
 * Sends the errors and web vitals of the browser to a URL (docs/deploy.md, "Browser reports"). Collects errors from now on;
 * the code that sends them is loaded when the browser is idle.
 */
export function startReporting(url: string): void {
  const early: Event[] = []
  let handle = (event: Event): void => {
    early.push(event)
  }
  for (const type of eventTypes) window.addEventListener(type, (event) => handle(event))
  whenIdle(() => {
    import('./report').then(
      ({ createReport }) => {
        handle = createReport(url)
        early.forEach(handle)
      },
      // Without it there is no report, and that is no error of the page.
      () => {},
    )
  })
}
