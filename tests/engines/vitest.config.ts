import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * Runs the main journeys in other browser engines, which `npm test` leaves out: `npm run test:firefox` with Debian's `firefox-esr`,
 * `npm run test:webkit` with its `webkit2gtk-driver` and `xvfb`.
 */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    globalSetup: ['tests/browser/global-setup.ts'],
    projects: (['firefox', 'webkit'] as const).map((engine) => ({
      extends: true,
      test: {
        name: engine,
        include: ['tests/engines/*.test.ts'],
        provide: { engine },
        testTimeout: 60_000,
        hookTimeout: 180_000,
        expect: { poll: { timeout: 10_000 } },
      },
    })),
  },
})
