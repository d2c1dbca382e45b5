/** The cascade layers, weakest first. */
export const layerNames = ['reset', 'ui', 'components', 'screens'] as const

/** Has to be first in the document: otherwise the load order of the styles would decide. */
export const layerOrder = `@layer ${layerNames.join(', ')};`
