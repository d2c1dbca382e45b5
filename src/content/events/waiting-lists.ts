/** In place of a month: the tournaments with an open waiting list. It sorts after all months. */
export const waitingLists = 'entry'
