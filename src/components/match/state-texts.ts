/** Texts in place of a match's result. */
export const stateTexts = { upcoming: 'Upcoming', live: 'Live', over: '' }
