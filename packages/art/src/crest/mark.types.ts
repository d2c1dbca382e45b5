/** Tones of a mark: of the first colour light, base, dark and deep; of the second light, base and dark; white, its shade, and ink. */
export type Tone = '1' | '2' | '3' | '4' | '5' | '6' | '7' | 'w' | 'g' | 'k'

/** A plane: its tone and its corners; "~" before them makes it a smooth line. */
export type Plane = readonly [Tone, string]

/** An emblem in a box from -50 to 50: drawn in full, or as its left half, whose mirror image lies in the shade. */
export type Mark = { full: readonly Plane[] } | { half: readonly Plane[] }
