import { globalStyle } from './reset-styles'

/** Makes rules for a media query. They're important, so that no later layer wins. */
export const important =
  (query: string) =>
  (selector: string, rule: Record<string, string>): void =>
    globalStyle(selector, {
      '@media': {
        [query]: Object.fromEntries(Object.entries(rule).map(([name, value]) => [name, `${value} !important`])),
      },
    })
