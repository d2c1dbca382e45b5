/** The most columns with styles of their own; wider brackets take the last one. */
export const maxColumns = 12

/** The gap between two columns of a bracket. */
export const gap = '1.75rem'

/** The minimum width of a column with its gap, in wide and in narrow windows. */
export const unit = { wide: '12.25rem', narrow: '14.5rem' }
