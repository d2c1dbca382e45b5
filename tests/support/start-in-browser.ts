/** What the build makes of `@tanstack/react-start` for browsers: unit tests have no build. */
export const createIsomorphicFn = () => ({
  client: <Fn>(inBrowser: Fn) => ({ server: (_onServer: unknown): Fn => inBrowser }),
})

export const getGlobalStartContext = () => undefined
