/** The cascade layers, weakest first. */
export const layerNames = ['reset', 'ui', 'components', 'screens'] as const

/** Has to stand first in the document: otherwise the order in which styles happen to load would decide. */
export const layerOrder = `@layer ${layerNames.join(', ')};`
