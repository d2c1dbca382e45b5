import type { CDPSession } from 'playwright-core'

interface Transfer {
  type: string
  answered: boolean
  done: boolean
  bytes: number
}

/** Follows every request of a page from now on. */
export function watchNetwork(devtools: CDPSession) {
  const transfers = new Map<string, Transfer>()
  let lastChange = Date.now()
  const change = (id: string, values: Partial<Transfer>) => {
    const transfer = transfers.get(id)
    if (!transfer) return
    Object.assign(transfer, values)
    lastChange = Date.now()
  }
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    transfers.set(requestId, { type: '', answered: false, done: false, bytes: 0 })
    lastChange = Date.now()
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    change(requestId, { type: response.mimeType, answered: true }),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { done: true, bytes: encodedDataLength }),
  )
  devtools.on('Network.loadingFailed', ({ requestId }) => change(requestId, { done: true }))

  const all = () => [...transfers.values()]
  return {
    /** How many requests have got an answer. */
    answered: () => all().filter((transfer) => transfer.answered).length,
    /** What has been transferred of one type, headers included. */
    kilobytes: (type: RegExp) =>
      all()
        .filter((transfer) => type.test(transfer.type))
        .reduce((sum, transfer) => sum + transfer.bytes, 0) / 1000,
    /** How many ms nothing has been asked for or has arrived; 0 while something is under way. */
    quietFor: () => (all().some((transfer) => !transfer.done) ? 0 : Date.now() - lastChange),
  }
}
