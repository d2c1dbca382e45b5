/** What React escapes in texts and attributes. */
const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Reverts the escaping of React. In the browser, Trusted Types refuse `DOMParser`. */
export const unescapeHtml = (html: string): string =>
  html.replaceAll(/&[^&;]+;/g, (escaped) => characters[escaped] ?? escaped)
