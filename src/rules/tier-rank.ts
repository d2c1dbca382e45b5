/** The rank of a tier: S-Tier and Tier 1 are first, A-Tier and Tier 2 second (specification 9). */
export function rankTier(tier: string): 'first' | 'second' | 'other' {
  if (/^(s-tier|tier 1)$/i.test(tier)) return 'first'
  return /^(a-tier|tier 2)$/i.test(tier) ? 'second' : 'other'
}
