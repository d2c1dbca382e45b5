import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** What is sent, in a JSON list. The path has no search, and nothing names the visitor. */
type Entry =
  | { type: 'error' | 'hydration' | 'chunk'; path: string; message: string; source: string }
  | { type: 'vital'; path: string; name: string; value: number; rating: string; navigation: string }

const maxEntries = 50
const maxLength = 200

/** Measures web vitals from now on, gives a handler of error events, and sends what both found whenever the page is left. */
export function createReport(url: string): (event: Event) => void {
  const seen = new Set<string>()
  let entries: Entry[] = []

  function add(entry: Entry): void {
    const key = JSON.stringify(entry)
    // An error in a loop is one error.
    if (seen.has(key) || seen.size >= maxEntries) return
    seen.add(key)
    entries.push(entry)
  }

  const addVital = ({ name, value, rating, navigationType, navigationURL }: MetricType) =>
    add({
      type: 'vital',
      path: pathOf(navigationURL),
      name,
      value: Math.round(value * 1000) / 1000,
      rating,
      navigation: navigationType,
    })
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(addVital, { reportSoftNavs: true })

  function send(): void {
    // web-vitals finishes its figures at the same event, and may come after this listener.
    queueMicrotask(() => {
      if (entries.length > 0 && navigator.sendBeacon(url, JSON.stringify(entries))) entries = []
    })
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  window.addEventListener('pagehide', send)

  return (event) => {
    const error = errorOf(event)
    add({ type: typeOf(event, error), path: pathOf(), message: anonymous(String(error)), source: sourceOf(error) })
  }
}

const pathOf = (url = window.location.href): string => new URL(url).pathname

function errorOf(event: Event): unknown {
  if (event instanceof PromiseRejectionEvent) return event.reason
  if (event instanceof ErrorEvent) return event.error ?? event.message
  return 'payload' in event ? event.payload : event.type
}

/** React numbers the errors of hydration in its built code. */
function typeOf(event: Event, error: unknown): 'error' | 'hydration' | 'chunk' {
  if (event.type === 'vite:preloadError') return 'chunk'
  return /React error #(418|419|42[0-5])\b|hydrat/i.test(String(error)) ? 'hydration' : 'error'
}

/** Without what may be the visitor's: quoted text, e-mail addresses, searches of URLs. */
const anonymous = (message: string): string =>
  message
    .replace(/(?<!\w)(["'`“‘]).*?(["'`”’]|$)/gs, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/(?<=\S)[?#]\S*/g, '')
    .slice(0, maxLength)

/** The place in our own code: "index-abc.js:1:234". */
const sourceOf = (error: unknown): string =>
  (error instanceof Error && /\/assets\/([\w.$-]+:\d+:\d+)/.exec(error.stack ?? '')?.[1]) || ''
