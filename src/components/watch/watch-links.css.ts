import { style } from '~/theme/components-styles'

/** Above the link of a row. */
export const links = style({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 8 })
