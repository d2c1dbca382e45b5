/** The region of an organization's players: the second comma-separated part of its headquarters, else "Global" (specification 9). */
export const readRegion = (headquarters: string): string => headquarters.split(',')[1]?.trim() || 'Global'
