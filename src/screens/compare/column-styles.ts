import type { Tone } from '~/lib/tone'

/** Tell players apart in tables and charts: a letter and a tone of their own. */
export const columnStyles: readonly { letter: string; tone: Tone }[] = [
  { letter: 'A', tone: 'saffron' },
  { letter: 'B', tone: 'teal' },
  { letter: 'C', tone: 'bone' },
  { letter: 'D', tone: 'indigo' },
]
