import type { Figure } from './figures'

export interface Home {
  hero: { lines: [string, string]; tagline: string }
  figures: Figure[]
}
