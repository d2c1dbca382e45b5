/** One subject, and what each of its runs measured. */
export interface Measurement<Subject, Run> {
  subject: Subject
  runs: Run[]
}

/** Measures all subjects in turn, `runs` times, so that what disturbs the machine for a while disturbs all of them. */
export async function measureRoundRobin<Subject, Run>(
  title: string,
  runs: number,
  subjects: Subject[],
  measure: (subject: Subject) => Promise<Run>,
): Promise<Measurement<Subject, Run>[]> {
  const measurements = subjects.map((subject): Measurement<Subject, Run> => ({ subject, runs: [] }))
  for (let run = 1; run <= runs; run += 1) {
    console.info(`${title}, run ${run} of ${runs}`)
    for (const measurement of measurements) measurement.runs.push(await measure(measurement.subject))
  }
  return measurements
}
