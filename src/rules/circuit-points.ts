/** Circuit points for the first places of a finished tournament. */
export const pointsPerPlace = [400, 200, 100, 80, 60, 50, 40, 30]
/** Circuit points for every match won in any tournament. */
export const pointsPerWin = 10
