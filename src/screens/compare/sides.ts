import type { Tone } from '~/lib/tone'

/** What tells one player from another in tables and charts: a letter, and a tone that differs from the others. */
export const sides: readonly { letter: string; tone: Tone }[] = [
  { letter: 'A', tone: 'saffron' },
  { letter: 'B', tone: 'teal' },
  { letter: 'C', tone: 'bone' },
  { letter: 'D', tone: 'indigo' },
]
