/** A whole number from 0 to 2³² − 1 that is always the same for a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}
