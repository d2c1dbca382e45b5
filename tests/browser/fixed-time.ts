/** When screens are compared with committed files: the world goes on, and with it what pages show. */
export const now = '2026-11-21T12:00:00+05:30'
