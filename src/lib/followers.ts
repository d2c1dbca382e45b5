/** Followers as the specification's section 9 has them: at or above 1,000,000 as "x.xM", at or above 1,000 as "x.xK", below as they are. */
export function formatFollowers(count: number): string {
  if (count >= 1_000_000) return `${(count / 1_000_000).toFixed(1)}M`
  // Just below a million stays below: "999.9K", never "1000.0K".
  if (count >= 1_000) return `${Math.min(count / 1_000, 999.9).toFixed(1)}K`
  return String(count)
}
