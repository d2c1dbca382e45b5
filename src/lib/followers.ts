/** Followers as the specification's section 9 has them: at or above 1,000,000 as "x.xM", at or above 1,000 as "x.xK", below as they are. */
export function formatFollowers(count: number): string {
  if (count >= 1_000_000) return `${oneDecimal(count / 1_000_000)}M`
  if (count >= 1_000) return `${oneDecimal(count / 1_000)}K`
  return String(count)
}

// Cut, not rounded: 999,999 stays below a million ("999.9K", never "1000.0K").
const oneDecimal = (value: number) => (Math.floor(value * 10) / 10).toFixed(1)
