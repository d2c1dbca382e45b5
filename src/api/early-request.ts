declare global {
  interface Window {
    /** The request that the inline script of the document sent before any module arrived. */
    earlyRequest?: { url: string; response: Promise<Response> }
  }
}

/** As long as a query counts as fresh, in ms after the navigation. */
const maxAgeMs = 30_000

/** The response of the early request when it was sent to this URL; each is given once. */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const early = window.earlyRequest
  if (early?.url !== url || performance.now() > maxAgeMs) return undefined
  delete window.earlyRequest
  return early.response
}
