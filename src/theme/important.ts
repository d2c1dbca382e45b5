import { globalStyle } from './reset-styles'

/** Makes rules that hold where a media query does. Important, because a later layer must not win there. */
export const important =
  (query: string) =>
  (selector: string, rule: Record<string, string>): void =>
    globalStyle(selector, {
      '@media': {
        [query]: Object.fromEntries(Object.entries(rule).map(([name, value]) => [name, `${value} !important`])),
      },
    })
