/** The time at which screens are compared with committed files, because pages change as the sample world goes on. */
export const now = '2026-11-21T12:00:00+05:30'
