import { fileURLToPath } from 'node:url'
import { chromiumOptions } from '@akhada/harness/chromium'
import yaml from '@rollup/plugin-yaml'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = fileURLToPath(new URL('..', import.meta.url))

const longFiles = /(crawler|dev-mock|early|every-page|hero-contrast|pictures)\.test\.ts$/

/** Starts the slowest files first, so that none runs alone at the end. By default the largest come first, which takes half a minute more. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(longFiles.test(b.moduleId)) - Number(longFiles.test(a.moduleId)))
  }
}

interface Options {
  /** Kinds in the same group run at the same time; groups run one after the other. */
  group: number
  /** The folder of the tests; by default `tests/<kind>`. */
  folder?: string
  setup?: string[]
  /** If false, the test files of a worker share their modules, so each is imported once. */
  isolate?: boolean
  maxWorkers?: number
}

const resolve = {
  tsconfigPaths: true,
  alias: [{ find: /^@tanstack\/react-start$/, replacement: `${root}tests/support/react-start-stub.ts` }],
}

/** One kind of test. */
const project = (
  name: string,
  { group, folder = `tests/${name}`, setup = [], isolate = true, maxWorkers = 2 }: Options,
) => ({
  resolve,
  plugins: [yaml()],
  test: {
    name,
    root,
    include: [`${folder}/**/*.test.{ts,tsx}`],
    globalSetup: setup,
    isolate,
    maxWorkers,
    restoreMocks: true,
    sequence: { groupOrder: group },
    testTimeout: 60_000,
    // A busy machine is slow, but still right.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 180_000,
  },
})

/** Parts and hooks in a browser, without the site around them. */
const components = async () => {
  const common = project('components', { group: 1 })
  const browser = {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: await chromiumOptions() }),
    instances: [{ browser: 'chromium' as const }],
  }
  return {
    ...common,
    plugins: [...common.plugins, vanillaExtractPlugin()],
    // No page loads in these tests, so they can have a shorter timeout.
    test: { ...common.test, browser, testTimeout: 15_000 },
  }
}

export default defineConfig(async () => ({
  root,
  // Vanilla-extract evaluates styles with the options of this file, not with those of a project.
  resolve,
  test: {
    reporters: ['default', './tests/summary-reporter.ts'],
    maxConcurrency: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('checks', { group: 1, isolate: false }),
      project('unit', { group: 1, isolate: false }),
      await components(),
      project('art', { group: 1, folder: 'packages/art/tests', isolate: false }),
      // Builds the site while group 1 runs, and shares browsers within a worker. Two workers leave two cores idle a tenth of the time.
      project('browser', { group: 2, setup: ['tests/browser/global-setup.ts'], isolate: false, maxWorkers: 3 }),
      // Comes last: its servers read the built site, which group 2 waits for.
      project('backend', { group: 3, folder: 'tests/{contract,server}', setup: ['tests/support/database-setup.ts'] }),
    ],
  },
}))
