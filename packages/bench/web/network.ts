import type { CDPSession } from 'playwright-core'

interface Transfer {
  url: string
  type: string
  responded: boolean
  done: boolean
  /** In seconds on the browser's clock. */
  ended: number
  headerBytes: number
  bodyBytes: number
}

/** Pictures and videos are not counted as requests: they are content. */
export const isPicture = (url: string): boolean => /^data:|\.(avif|ico|jpg|mp4|png|svg|webm|webp)$/.test(url)

/** Records every request of a page from now on. */
export function watchNetwork(devtools: CDPSession) {
  const transfers = new Map<string, Transfer>()
  let lastChange = Date.now()
  let started = Number.NaN
  const change = (id: string, values: Partial<Transfer>) => {
    const transfer = transfers.get(id)
    if (!transfer) return
    Object.assign(transfer, values)
    lastChange = Date.now()
  }
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return
    if (transfers.size === 0) started = timestamp
    transfers.set(requestId, {
      url: request.url,
      type: '',
      responded: false,
      done: false,
      ended: Number.NaN,
      headerBytes: 0,
      bodyBytes: 0,
    })
    lastChange = Date.now()
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    change(requestId, { type: response.mimeType, responded: true, headerBytes: response.encodedDataLength }),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    change(requestId, {
      done: true,
      ended: timestamp,
      bodyBytes: encodedDataLength - (transfers.get(requestId)?.headerBytes ?? 0),
    }),
  )
  devtools.on('Network.loadingFailed', ({ requestId }) => change(requestId, { done: true }))

  const all = () => [...transfers.values()]
  return {
    /** How many requests have got a response, not counting pictures. */
    responded: () => all().filter((transfer) => transfer.responded && !isPicture(transfer.url)).length,
    /** The kB of one type, without headers, transferred in the first `milliseconds`. */
    kilobytes: (type: RegExp, milliseconds = Number.POSITIVE_INFINITY) =>
      all()
        .filter((transfer) => type.test(transfer.type) && (transfer.ended - started) * 1000 <= milliseconds)
        .reduce((sum, transfer) => sum + transfer.bodyBytes, 0) / 1000,
    /** Ms since the last request or response; 0 while a request is pending. */
    quietFor: () => (all().some((transfer) => !transfer.done) ? 0 : Date.now() - lastChange),
  }
}
