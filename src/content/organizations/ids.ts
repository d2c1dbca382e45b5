import { contentQuery } from '~/content/content-query'

/** The ids of the organizations that have a page. */
export const organizationIdsQuery = contentQuery(
  ['organization-ids'],
  async (): Promise<string[]> => (await import('./records.data')).organizations.map(({ id }) => id),
)
