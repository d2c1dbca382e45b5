import type { Figure } from '~/content/figures/types'

export interface Home {
  hero: { lines: [string, string]; tagline: string }
  figures: Figure[]
}
