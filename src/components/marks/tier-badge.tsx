import { rankTier } from '~/rules/tier-rank'
import { ranks, tierBadge } from './tier-badge.css'

/** The flag of a rank: gold for S-Tier and Tier 1, purple-blue for A-Tier and Tier 2, grey for any other (specification 9). */
export function TierBadge({ tier, className = '' }: { tier: string; className?: string }) {
  return <span className={`${tierBadge} ${ranks[rankTier(tier)]} ${className}`}>{tier}</span>
}
