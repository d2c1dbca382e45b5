import { contentQuery } from '~/content/content-query'
import type { Schedule } from './schedule.types'

/** All tournaments with their teams, and all matches to come. */
export const scheduleQuery = contentQuery(
  ['schedule'],
  async (): Promise<Schedule> => (await import('./load-schedule')).loadSchedule(),
)
