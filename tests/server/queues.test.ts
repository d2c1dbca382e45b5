import { createQueues } from '@akhada/server/queues'
import { expect, test, vi } from 'vitest'
import { fakeTimers } from '../support/fake-timers'

test('tasks with the same key run one after the other, tasks with different keys at the same time, and no queue remains', async () => {
  const queues = createQueues('tests')
  const events: string[] = []
  const first = Promise.withResolvers<void>()
  const run = (key: string, name: string, until: Promise<void> = Promise.resolve()) =>
    queues.run(key, async () => {
      events.push(`${name} begins`)
      await until
      events.push(`${name} ends`)
    })
  const all = [run('a', 'first', first.promise), run('a', 'second'), run('b', 'other')]
  await all[2]
  first.resolve()
  await Promise.all(all)
  expect(events).toEqual(['first begins', 'other begins', 'other ends', 'first ends', 'second begins', 'second ends'])
  expect(queues.size()).toBe(0)
})

test('a failed task does not block later ones, and no queue remains', async () => {
  const queues = createQueues('tests')
  const failed = queues.run('a', () => Promise.reject(new Error('No')))
  const after = queues.run('a', async () => 'after')
  await expect(failed).rejects.toThrow('No')
  expect(await after).toBe('after')
  expect(queues.size()).toBe(0)
})

test('a task whose caller has given up is refused', async () => {
  fakeTimers({ toFake: ['performance'] })
  const queues = createQueues('tests')
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const first = queues.run('a', async () => {
    begun.resolve()
    await end.promise
  })
  const late = queues.run('a', async () => 'late')
  await begun.promise
  vi.advanceTimersByTime(4_001)
  end.resolve()
  await expect(late).rejects.toMatchObject({ status: 503 })
  await first
})
