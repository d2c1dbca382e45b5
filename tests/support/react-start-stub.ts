/** Replaces `@tanstack/react-start` with what the build makes of it for browsers, because unit tests have no build. */
export const createIsomorphicFn = () => ({
  client: <Fn>(inBrowser: Fn) => ({ server: (_onServer: unknown): Fn => inBrowser }),
})

export const getGlobalStartContext = () => undefined
