/** For `Promise.race`: rejects with the error after some milliseconds. */
export const failAfter = (ms: number, error: Error): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(reject, ms, error).unref()
  })
