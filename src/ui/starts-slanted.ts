/** Whether a text begins with T, V or A: letters without a stem at their left hang from the edge of their bar without the shift of all others. */
export const startsSlanted = (text: string): boolean => /^[tva]/i.test(text)
