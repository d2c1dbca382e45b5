import { globalStyle } from './reset-styles'

/** Makes rules for a media query: important, because a later layer must not win there. */
export const important =
  (query: string) =>
  (selector: string, rule: Record<string, string>): void =>
    globalStyle(selector, {
      '@media': {
        [query]: Object.fromEntries(Object.entries(rule).map(([name, value]) => [name, `${value} !important`])),
      },
    })
