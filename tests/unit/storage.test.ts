import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { describeImport, importFollows, parseFollowFile } from '~/components/follow/follow-file'
import { dropDuplicates, listFollowedPlayers, readFollows, toggleFollow } from '~/session/follows'
import { markSession, signIn, signOut, syncSession, tokenKey, userKey } from '~/session/session'
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

  test('is parsed once per stored text, so that React gets the same value', () => {
    const { read, write } = numbers()
    write('1,2')
    expect(read()).toEqual([1, 2])
    expect(read()).toBe(read())
    // As if another tab had changed it.
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

  test('notifies of changes in this tab and in others, until unsubscribed', () => {
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

describe('follows', () => {
  const rudra = { kind: 'player', id: 'a', name: 'Rudra' } as const
  const follows = () => JSON.parse(stored.get('follows') ?? 'null')

  test('are added at the end and removed by kind and id', () => {
    const naag = { kind: 'organization', id: 'a', name: 'Naag Esports' } as const
    expect(toggleFollow(rudra)).toBe('stored')
    toggleFollow(naag)
    expect(follows()).toEqual([rudra, naag])
    toggleFollow({ ...rudra, name: 'Renamed' })
    expect(follows()).toEqual([naag])
  })

  test('are listed each once, the first of its name, and stay the same array until they change', () => {
    const bgmi = { kind: 'game', id: 'bgmi', name: 'BGMI' } as const
    stored.set('follows', JSON.stringify([rudra, { ...rudra, name: 'Rudra, again' }, bgmi]))
    expect(readFollows()).toEqual([rudra, bgmi])
    expect(readFollows()).toBe(readFollows())
    toggleFollow(bgmi)
    expect(follows()).toEqual([rudra])
  })

  test('call the server for the 24 players followed last', () => {
    const players = Array.from({ length: 26 }, (_, index) => ({ ...rudra, id: `${index}` }))
    const called = listFollowedPlayers([...players, { kind: 'game', id: 'bgmi', name: 'BGMI' }])
    expect(called).toEqual(players.slice(2).map(({ id }) => id))
  })

  test.each([
    'nonsense',
    '{}',
    'null',
    '[null, 1, {"kind": "player", "id": 1, "name": "x"}, {"kind": "player", "id": "x"}, {"kind": "toString", "id": "x", "name": "x"}, {"kind": "player", "id": "\\ud800", "name": "x"}]',
  ])('%s in storage counts as empty', (text) => {
    stored.set('follows', text)
    toggleFollow(rudra)
    expect(follows()).toEqual([rudra])
  })

  test('report when the browser refuses or its storage is full, and lose nothing', () => {
    stored.set('follows', '[{"kind":"player","id":"b","name":"Mirchi"}]')
    refused.add('follows')
    expect(toggleFollow(rudra)).toBe('full')
    expect(readFollows().map(({ name }) => name)).toEqual(['Mirchi'])
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
    expect(toggleFollow(rudra)).toBe('refused')
  })

  test('are read from a file as far as possible, each once', () => {
    const file = {
      version: 1,
      follows: [
        rudra,
        { ...rudra, name: 'Again' },
        { kind: 'planet', id: 'x', name: 'x' },
        { ...rudra, id: 'y', name: ' ' },
        7,
      ],
    }
    expect(parseFollowFile(JSON.stringify(file))).toEqual([rudra])
    const long = { ...rudra, name: 'x'.repeat(3_000) }
    expect(parseFollowFile(JSON.stringify({ follows: [long] }))).toEqual([{ ...rudra, name: 'x'.repeat(100) }])
    for (const text of ['', '[]', 'null', '{"follows":"x"}', '<html>']) expect(parseFollowFile(text)).toEqual([])
  })
})

describe('a file of follows', () => {
  const bgmi = { kind: 'game', id: 'bgmi', name: 'BGMI' }
  const createFile = (follows: unknown[]) => new File([JSON.stringify({ version: 1, follows })], 'follows.json')
  const playerId = (index: number) => index.toString(16).padStart(24, '0')
  const summary = async (file: File) => {
    const imported = await importFollows(file)
    return imported.result === 'unreadable' ? imported.result : describeImport(imported)
  }

  test('adds entries that exist on this site, and names the others', async () => {
    const file = createFile([
      bgmi,
      { kind: 'player', id: playerId(1), name: 'Rudra' },
      { kind: 'creator', id: 'sher-squad/tez-tutor', name: 'Tez Tutor' },
      { kind: 'team', id: 'jhansi-riot/valorant', name: 'Jhansi Riot, Valorant' },
      { kind: 'organization', id: 'naag-esports', name: 'Naag Esports' },
      { kind: 'tournament', id: 'maha-dangal-2026-valorant', name: 'Maha Dangal' },
      { kind: 'resource', id: 'first-month-of-aim', name: 'Your first month of aim' },
      { kind: 'game', id: 'constructor', name: 'Gilli Danda' },
      { kind: 'player', id: '../../login', name: 'Nobody' },
      { kind: 'team', id: 'x', name: 'X'.repeat(500) },
      { kind: 'organization', id: 'y', name: 'Y' },
    ])
    const left = `Left out, because they aren’t on this site: Gilli Danda, Nobody, ${'X'.repeat(40)} and 1 more.`
    expect(await summary(file)).toBe(`7 added. ${left}`)
    expect(readFollows().map(({ kind }) => kind)).toEqual([
      'game',
      'player',
      'creator',
      'team',
      'organization',
      'tournament',
      'resource',
    ])
    expect(await summary(createFile([bgmi]))).toBe('0 added, 1 already on your list.')
  })

  test('can have at most 500 entries', async () => {
    const players = Array.from({ length: 620 }, (_, index) => ({ kind: 'player', id: playerId(index), name: 'x' }))
    expect(await summary(createFile(players))).toBe('500 added. A file can have 500 entries, so 120 were left out.')
    expect(readFollows()).toHaveLength(500)
  })

  test('is deduplicated in linear time', () => {
    let reads = 0
    const follows = Array.from({ length: 5_000 }, (_, index) => ({
      kind: 'player' as const,
      name: 'x',
      get id() {
        reads += 1
        return playerId(index)
      },
    }))
    expect(dropDuplicates(follows)).toHaveLength(5_000)
    expect(reads).toBeLessThanOrEqual(5_000)
  })
})

describe('signing in and out', () => {
  /** The marks that the inline script sets on the document. */
  const marks = () => {
    const dataset = {}
    runInNewContext(`(${markSession})('${tokenKey}', '${userKey}')`, {
      document: { documentElement: { dataset } },
      localStorage: { getItem: (key: string) => stored.get(key) ?? null },
    })
    return dataset
  }

  test('is a token and a user, until signing out', () => {
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

  test.each(['nonsense', 'undefined', '{broken', '[]', '{"name": 1}', ''])(
    'with %s as the stored user, only the token is marked, in the inline script and later',
    (user) => {
      stored.set('token', 'a-token').set('user', user)
      expect(marks()).toEqual({ token: '' })
      const toggleAttribute = vi.fn()
      vi.stubGlobal('document', { documentElement: { toggleAttribute } })
      syncSession()
      expect(toggleAttribute.mock.calls).toEqual([
        ['data-token', true],
        ['data-user', false],
      ])
    },
  )
})
