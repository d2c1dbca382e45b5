/** The ramps that pictures and cards are tinted with (design.md 2): one per person, wherever the person is shown. */
export const tones = ['saffron', 'marigold', 'teal', 'rani', 'bone', 'indigo', 'lime'] as const

export type Tone = (typeof tones)[number]

/** The tone of a name: the same in the browser, in the generated pictures and on every page. */
export function pickTone(name: string): Tone {
  let hash = 2166136261
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return tones[(hash >>> 0) % tones.length] ?? 'saffron'
}
