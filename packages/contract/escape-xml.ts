/** Characters that XML 1.0 forbids or discourages: control characters except white space, and two non-characters. */
const notXml = /[[\p{Cc}\uFFFE\uFFFF]--[\t\n\r]]/gv

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML, without the characters that XML has no way to write. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(notXml, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '')
