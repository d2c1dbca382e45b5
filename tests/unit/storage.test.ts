import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toggleSavedItem } from '~/session/saved-items'
import { markSessionScript, signIn, signOut } from '~/session/session'
import { createStorageStore, subscribeToStorage } from '~/session/storage-store'

const stored = new Map<string, string>()
/** The keys that the browser refuses to store. */
const refused = new Set<string>()

beforeEach(() => {
  stored.clear()
  refused.clear()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (refused.has(key)) throw new DOMException('Full', 'QuotaExceededError')
      stored.set(key, text)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

describe('a stored value', () => {
  const numbers = () => createStorageStore('numbers', (text) => (text ?? '').split(',').filter(Boolean).map(Number))

  test('is parsed once for each text, so that React sees one value', () => {
    const { read, write } = numbers()
    write('1,2')
    expect(read()).toEqual([1, 2])
    expect(read()).toBe(read())
    // Another tab.
    stored.set('numbers', '3')
    expect(read()).toEqual([3])
    write(null)
    expect(read()).toEqual([])
    expect(stored.has('numbers')).toBe(false)
  })

  test('is empty where storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
    expect(numbers().read()).toEqual([])
  })

  test('notifies of a change in this tab and in another, until unsubscribed', () => {
    const listener = vi.fn()
    const unsubscribe = subscribeToStorage(listener)
    numbers().write('1')
    expect(listener).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('storage'))
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    numbers().write('2')
    window.dispatchEvent(new Event('storage'))
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe('saved items', () => {
  const rudra = { id: 'a', name: 'Rudra' }
  const saved = () => JSON.parse(stored.get('likedPlayers') ?? 'null')

  test('are added at the end and removed by their id, each list by itself', () => {
    expect(toggleSavedItem('likedPlayers', rudra)).toBe(true)
    toggleSavedItem('likedPlayers', { id: 'b', name: 'Mirchi' })
    expect(saved()).toEqual([rudra, { id: 'b', name: 'Mirchi' }])
    toggleSavedItem('likedPlayers', { id: 'a', name: 'Renamed' })
    expect(saved()).toEqual([{ id: 'b', name: 'Mirchi' }])
    expect([...stored.keys()]).toEqual(['likedPlayers'])
  })

  test.each([
    'nonsense',
    '{}',
    'null',
    '[null, 1, {"id": 1, "name": "x"}, {"id": "x"}, {"id": "\\ud800", "name": "x"}]',
  ])('what is stored as %s counts as nothing', (text) => {
    stored.set('likedPlayers', text)
    toggleSavedItem('likedPlayers', rudra)
    expect(saved()).toEqual([rudra])
  })

  test('are refused when the browser refuses', () => {
    refused.add('likedPlayers')
    expect(toggleSavedItem('likedPlayers', rudra)).toBe(false)
    expect(stored.size).toBe(0)
  })
})

describe('the session', () => {
  /** What the inline script marks on the document. */
  const marks = () => {
    const dataset = {}
    runInNewContext(markSessionScript, {
      document: { documentElement: { dataset } },
      localStorage: Object.fromEntries(stored),
    })
    return dataset
  }

  test('is a token and a user, until it ends', () => {
    expect(marks()).toEqual({})
    signIn('a-token', { name: 'Aarohi', role: 'user' })
    expect(Object.fromEntries(stored)).toEqual({ token: 'a-token', user: '{"name":"Aarohi","role":"user"}' })
    expect(marks()).toEqual({ token: '', user: '' })
    signOut()
    expect(stored.size).toBe(0)
  })

  test('is stored as a whole or not at all', () => {
    refused.add('user')
    expect(() => signIn('a-token', { name: 'Aarohi' })).toThrow('Full')
    expect(stored.size).toBe(0)
  })

  test.each(['nonsense', '[]', '{"name": 1}', ''])('a stored user of %s marks a token alone', (user) => {
    stored.set('token', 'a-token').set('user', user)
    expect(marks()).toEqual({ token: '' })
  })
})
