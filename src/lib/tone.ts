import { hashText } from './hash-text'

/** The ramps that pictures and cards are tinted with (design.md 2): one per person, wherever the person is shown. */
export const tones = ['saffron', 'marigold', 'teal', 'rani', 'bone', 'indigo', 'lime'] as const

export type Tone = (typeof tones)[number]

/** The tone of a name: the same in the browser, in the generated pictures and on every page. */
export const pickTone = (name: string): Tone => tones[hashText(name) % tones.length] ?? 'saffron'
