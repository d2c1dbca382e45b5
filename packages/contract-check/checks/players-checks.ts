import assert from 'node:assert/strict'
import { filterNames, getFilterValue, mapFilters } from '@akhada/contract/filters'
import type { Player } from '@akhada/contract/generated/models'
import { responseSchemas } from '@akhada/contract/response-schemas'
import type { Check } from './check'
import type { ContractClient } from './client'
import { hostileStrings } from './hostile-strings'

const unset = { search: '', ...mapFilters(() => 'all') }

export const playersChecks: readonly Check[] = [
  {
    operation: 'listTopPlayers',
    title: 'returns the players that the list begins with',
    run: async ({ expect, list }) => {
      const { body } = await expect([200], 'listTopPlayers')
      const { players } = await list({ limit: '100' })
      const top = ids(responseSchemas.listTopPlayers.parse(body).players)
      assert.deepEqual(top, ids(players).slice(0, top.length))
    },
  },
  {
    operation: 'listPlayers',
    title: 'returns twelve players by default, and at most as many as the limit',
    run: async ({ list }) => {
      const { players } = await list()
      assert.ok(players.length <= 12, `${players.length} players`)
      for (const limit of [1, 5, 100]) assert.ok((await list({ limit: `${limit}` })).players.length <= limit)
    },
  },
  {
    operation: 'listPlayers',
    title: 'ignores "all", an empty search and a search of spaces',
    run: async ({ list }) => {
      const plain = await list()
      assert.deepEqual(await list({ ...unset, page: '1', limit: '12', sortBy: 'score' }), plain)
      assert.deepEqual(await list({ search: '   ' }), plain)
      for (const filter of filterNames) assert.deepEqual(await list({ [filter]: 'all' }), plain)
    },
  },
  {
    operation: 'listPlayers',
    title: 'splits one order into pages that neither overlap nor leave anybody out',
    run: async ({ list }) => {
      const whole = await list({ limit: '20' })
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ limit: '5', page: `${page}` })))
      assert.deepEqual(
        pages.flatMap(({ players }) => ids(players)),
        ids(whole.players),
      )
      assert.equal(new Set(ids(whole.players)).size, whole.players.length)
      assert.deepEqual(ids((await list({ limit: '20' })).players), ids(whole.players), 'the same page twice')
    },
  },
  {
    operation: 'listPlayers',
    title: 'counts the pages: the last has players, those past it have none',
    run: async ({ list }) => {
      for (const limit of ['7', '100']) {
        const { pages } = await list({ limit })
        if (pages > 0) assert.notEqual((await list({ limit, page: `${pages}` })).players.length, 0, 'the last page')
        for (const page of [pages + 1, 1_000_000]) {
          assert.deepEqual(await list({ limit, page: `${page}` }), { players: [], pages })
        }
      }
    },
  },
  ...filterNames.map((filter) => ({
    operation: 'listPlayers' as const,
    title: `narrows by ${filter}, exactly`,
    run: async ({ list }: ContractClient) => {
      const { players, pages } = await list({ limit: '100' })
      const values = new Set(players.map((player) => getFilterValue(player, filter)).filter(Boolean))
      for (const value of [...values].slice(0, 3)) {
        for (const requested of [value, value.toUpperCase(), value.slice(0, -1)]) {
          const found = await list({ [filter]: requested, limit: '100' })
          assert.ok(found.pages <= pages, 'more pages than without a filter')
          if (requested === value) assert.notEqual(found.players.length, 0, `nobody has ${filter} ${value}`)
          for (const player of found.players) assert.equal(getFilterValue(player, filter), requested)
        }
      }
      const nobody = await list({ [filter]: 'Nobody has this value' })
      assert.deepEqual(nobody, { players: [], pages: 0 })
    },
  })),
  {
    operation: 'listPlayers',
    title: 'combines search and filters with AND, in the order of the list',
    run: async ({ list }) => {
      const all = (await list({ limit: '100' })).players
      const listFilters = (player: Player) => filterNames.filter((filter) => getFilterValue(player, filter))
      const [chosen] = all.toSorted((a, b) => listFilters(b).length - listFilters(a).length)
      if (!chosen) return
      const chosenFilters = Object.fromEntries(
        listFilters(chosen).map((filter) => [filter, getFilterValue(chosen, filter)]),
      )
      const found = (await list({ ...chosenFilters, search: chosen.playerName, limit: '100' })).players
      assert.ok(ids(found).includes(chosen._id), `${chosen.playerName} is not found by what is true of them`)
      for (const player of found) {
        for (const filter of listFilters(chosen))
          assert.equal(getFilterValue(player, filter), getFilterValue(chosen, filter))
        assert.ok(contains(player, chosen.playerName))
      }
      const inOrder = ids(all).filter((id) => ids(found).includes(id))
      assert.deepEqual(
        ids(found).filter((id) => inOrder.includes(id)),
        inOrder,
      )
    },
  },
  {
    operation: 'listPlayers',
    title: 'searches part of player name, real name and in-game name, in any letter case',
    run: async ({ list }) => {
      const { players } = await list()
      for (const player of players.slice(0, 6)) {
        const names = [player.playerName, player.realName, player.ign].flatMap((name) => name?.trim() || [])
        for (const part of names.map(pickPart)) {
          const found = await list({ search: part, limit: '100' })
          for (const each of found.players) assert.ok(contains(each, part), `${each.playerName} for "${part}"`)
          if (found.pages === 1)
            assert.ok(ids(found.players).includes(player._id), `"${part}" misses ${player.playerName}`)
          assert.deepEqual(ids((await list({ search: part.toUpperCase(), limit: '100' })).players), ids(found.players))
          assert.deepEqual(ids((await list({ search: part.toLowerCase(), limit: '100' })).players), ids(found.players))
        }
      }
    },
  },
  {
    operation: 'listPlayers',
    title: 'treats every text to search for or filter by as text',
    run: async ({ expect, list }) => {
      for (const text of hostileStrings) {
        const response = await expect([200, 400], 'listPlayers', { query: { search: text, limit: '100' } })
        if (response.status === 200) {
          const { players } = await list({ search: text, limit: '100' })
          for (const player of players) assert.ok(contains(player, text), `"${text}" finds ${player.playerName}`)
        }
        for (const filter of filterNames) await expect([200, 400], 'listPlayers', { query: { [filter]: text } })
      }
    },
  },
  {
    operation: 'listPlayers',
    title: 'refuses what is out of range or not of its type',
    run: async ({ expect }) => {
      const wrong: Record<string, string[]> = {
        page: ['0', '-1', '-3', '1.5', 'abc', '1e9', '1e400', '999999999999', '9'.repeat(30), 'NaN', ''],
        limit: ['0', '-1', '-5', '101', '1e9', '1.5', '2.5', 'abc', 'all', ''],
        sortBy: ['name', 'score; DROP TABLE players', ''],
        search: ['a'.repeat(201)],
        game: ['g'.repeat(201)],
      }
      for (const [name, values] of Object.entries(wrong)) {
        for (const value of values) await expect([400], 'listPlayers', { query: { [name]: value } })
      }
    },
  },
  {
    operation: 'getPlayer',
    title: 'returns each player of the list by id',
    run: async ({ expect, list }) => {
      for (const player of (await list()).players) {
        const { body } = await expect([200], 'getPlayer', { id: player._id })
        const { _id, playerName } = responseSchemas.getPlayer.parse(body)
        assert.deepEqual([_id, playerName], [player._id, player.playerName])
      }
    },
  },
  {
    operation: 'getPlayer',
    title: 'responds 404 to an id that no player has',
    run: async ({ expect }) => {
      for (const digit of ['f', '0']) await expect([404], 'getPlayer', { id: digit.repeat(24) })
    },
  },
  {
    operation: 'getPlayer',
    title: 'responds 400 to anything that isn’t an id',
    run: async ({ expect }) => {
      const plain = ['1', '-1', 'not-an-id', 'undefined', 'null', 'g'.repeat(24), 'f'.repeat(23), 'f'.repeat(300)]
      // An id with a slash, or only of dots, makes another path.
      const hostile = hostileStrings.filter((text) => !text.includes('/')).map(encodeURIComponent)
      for (const id of [...plain, ...hostile]) await expect([400], 'getPlayer', { id })
    },
  },
]

const ids = (players: readonly Player[]) => players.map(({ _id }) => _id)

function contains({ playerName, realName, ign }: Player, part: string): boolean {
  return [playerName, realName, ign].some((name) => name?.toLowerCase().includes(part.trim().toLowerCase()))
}

/** A part of a name to search for: of a longer one, without its first letter. */
const pickPart = (name: string): string => (name.length > 3 ? name.slice(1, 12) : name).trim()
