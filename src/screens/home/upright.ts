/** Where the hero stands upright: the figure below the headline instead of beside it. */
export const upright = '(max-width: 47.5em), (max-aspect-ratio: 1/1)'
