import type { Figure } from './figure'

export interface Home {
  hero: { lines: [string, string]; tagline: string }
  figures: Figure[]
}
