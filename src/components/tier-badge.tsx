import { ranks, tierBadge } from './tier-badge.css'

interface Props {
  tier: string
  className?: string
}

/** The flag of a rank: gold for S-Tier and Tier 1, purple-blue for A-Tier and Tier 2, grey for any other (specification 9). */
export function TierBadge({ tier, className = '' }: Props) {
  return <span className={`${tierBadge} ${ranks[rankOf(tier)]} ${className}`}>{tier}</span>
}

function rankOf(tier: string): 'first' | 'second' | 'other' {
  if (/^(s-tier|tier 1)$/i.test(tier)) return 'first'
  return /^(a-tier|tier 2)$/i.test(tier) ? 'second' : 'other'
}
