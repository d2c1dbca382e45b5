import { escapeXml } from '@akhada/contract/escape-xml'

/** The path of a tournament's page for other sites, which `src/documents` renders. */
export const getEmbedPath = (id: string, isTransparent: boolean): string =>
  `/embed/tournament/${id}${isTransparent ? '?background=none' : ''}`

/** The markup that embeds it in another site. */
export const makeEmbedSnippet = (url: string, name: string): string =>
  `<iframe src="${url}" title="${escapeXml(name)}" width="100%" height="560" style="border:0" loading="lazy"></iframe>`
