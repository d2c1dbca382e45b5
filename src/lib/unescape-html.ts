const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The text behind one that React has escaped. Trusted Types refuse `DOMParser`. */
export const unescapeHtml = (escaped: string): string =>
  escaped.replaceAll(/&#?\w+;/g, (entity) => characters[entity] ?? entity)
