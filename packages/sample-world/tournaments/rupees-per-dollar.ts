/** Rupees for a US dollar, fixed: a prize is worth the same whenever it is counted. */
export const rupeesPerDollar = 84
