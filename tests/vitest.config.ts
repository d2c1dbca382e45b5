import { fileURLToPath } from 'node:url'
import yaml from '@rollup/plugin-yaml'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** One kind of test, one folder: `tests/<kind>/**`. Kinds run one after the other, so that they do not fight for the machine. */
const project = (name: string, order: number, setup: string[] = []) => ({
  resolve: { tsconfigPaths: true },
  plugins: [yaml()],
  test: {
    name,
    root,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    globalSetup: setup,
    sequence: { groupOrder: order },
    testTimeout: 60_000,
    // A loaded machine is slow, not wrong.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 180_000,
  },
})

export default defineConfig({
  root,
  test: {
    reporters: ['default', './tests/summary-reporter.ts'],
    maxWorkers: 2,
    projects: [
      project('checks', 1),
      project('unit', 2),
      project('server', 3),
      project('contract', 4),
      project('browser', 5, ['tests/browser/global-setup.ts']),
    ],
  },
})
