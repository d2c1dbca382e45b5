/** What stands where the result of a match will. */
export const stateTexts = { upcoming: 'Upcoming', live: 'Live', over: '', awaited: 'Result pending' }
