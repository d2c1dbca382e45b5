import { QueryClient } from '@tanstack/react-query'
import { afterAll, expect, test, vi } from 'vitest'
import { eventMonthQuery } from '~/content/events/query'
import { leaderboardQuery } from '~/content/leaderboards/query'
import { matchQuery } from '~/content/match/query'
import { organizerQuery } from '~/content/organizers/query'
import { nextAndLastQuery } from '~/content/schedule/query'
import { gamePageQuery } from '~/content/tournaments/query'

vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => vi.useRealTimers())

test.each([
  [
    'the match that decides the next opponent',
    (client: QueryClient) => client.query(nextAndLastQuery('malabar-tuskers')),
    '2026-11-29T11:00:00+05:30',
  ],
  [
    'a match of a tournament other than the current one',
    (client: QueryClient) => client.query(gamePageQuery('cs2')),
    '2026-11-30T13:30:00+05:30',
  ],
  [
    'a match of another tournament that counts for the form of a side',
    (client: QueryClient) => client.query(matchQuery('monsoon-masters-kochi-2-2-1')),
    '2026-11-29T08:30:00+05:30',
  ],
  [
    'a match of the week before',
    (client: QueryClient) => client.query(leaderboardQuery('dota2')),
    '2026-11-30T13:30:00+05:30',
  ],
  [
    'a stage, which changes the status of its tournament in Events',
    (client: QueryClient) => client.query(eventMonthQuery('valorant', '2026-11')),
    '2026-11-19T21:00:00+05:30',
  ],
  [
    'a stage, which changes the status of its tournament at its organizer',
    (client: QueryClient) => client.query(organizerQuery('dangal-works')),
    '2026-11-19T21:00:00+05:30',
  ],
])('what a page shows is read again at the end of %s', async (_, read, end) => {
  vi.setSystemTime(Date.parse(end) - 60_000)
  const client = new QueryClient()
  await read(client)
  expect(client.getQueryCache().getAll()[0]?.state.data).toMatchObject({ changesAt: Date.parse(end) })
})
