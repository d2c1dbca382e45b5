import { BaseSequencer, type TestSpecification } from 'vitest/node'

const long = /(crawler|every-page)\.test\.ts$/

/** Starts the longest files first, so that none is left running alone in the end; without this the size of files decides. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId)))
  }
}
