/** Whether a game is trending: its viewer text contains M (specification 5). */
export const isTrending = (viewers: string): boolean => viewers.includes('M')
