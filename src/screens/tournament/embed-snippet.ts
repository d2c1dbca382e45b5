/** The page of a tournament for other sites, below our URL; `src/documents` renders it. */
export const getEmbedPath = (id: string, isTransparent: boolean): string =>
  `/embed/tournament/${id}${isTransparent ? '?background=none' : ''}`

/** The markup that shows it elsewhere. */
export const makeEmbedSnippet = (url: string, name: string): string =>
  `<iframe src="${url}" title="${name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" width="100%" height="560" style="border:0" loading="lazy"></iframe>`
