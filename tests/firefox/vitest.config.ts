import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The main journeys in Debian's Firefox (`firefox-esr`): `npm run test:firefox`, which `npm test` leaves out. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/firefox/*.test.ts'],
    globalSetup: ['tests/browser/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
