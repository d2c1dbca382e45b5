/** Longer than its container, with and without a place to break. */
export const long = `A name that goes on and on and ends in ${'unbreakable'.repeat(4)}`

/** A malicious input, which has to show as text. */
export const hostile = '<img src=x onerror=alert(1)> {{7*7}} "\'; DROP TABLE players; --'
