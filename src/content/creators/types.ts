import type { CreatorRecord } from '@akhada/sample-world/creators/types'

/** A creator of the directory (specification 3, "Creator"). */
export interface Creator extends Omit<CreatorRecord, 'handles' | 'gameIds'> {
  games: string[]
  image: string
  social: Record<keyof CreatorRecord['handles'], string | null>
}
