import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Player } from '@akhada/contract/generated/models'
import { errorMessages } from '@akhada/contract/messages'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Read } from '../db/database.types'
import { findPlayer } from '../db/players-store'
import { logError } from '../log'
import { countLimitHit } from '../metrics'
import { errorResponse, isUnavailable, UnavailableError } from './errors'
import { fetchOrStale } from './fetch-or-stale'
import type { CountRead } from './rendered-pages'

/** The input of `draw-player-card.ts`: a player, and the folder of the built app with its pictures and its font. */
export interface CardInput {
  player: Player
  folder: string
}

/** How many cards may wait while one is drawn; further requests get the card of the section. */
const maxWaiting = 4

const maxBytesInMemory = 8 * 1024 * 1024

/** How long a card is cached, in ms: the record may change. */
const maxAgeMs = 60 * 60 * 1000

/** How long a card may take, in ms. */
const maxDrawingMs = 10_000

/**
 * `/og/player-{id}.png`: the share card of a player without a built one. Cards are drawn one at a time. If too
 * many wait, or the database doesn't respond, the request is redirected to the card of the section.
 */
export function createPlayerCards(folder: string, read: Read, countRead: CountRead): Hono {
  const turn = pLimit(1)
  const cards = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxBytesInMemory,
    sizeCalculation: ({ byteLength }) => byteLength,
    ttl: maxAgeMs,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (id) => {
      const player = await read((db) => findPlayer(db, id))
      if (!player) return undefined
      if (turn.pendingCount >= maxWaiting) {
        countLimitHit('playerCards')
        throw new UnavailableError('Too many cards are waiting.')
      }
      return turn(drawCard, { player, folder })
    },
  })

  return new Hono().use('/og/:file{player-.+}', etag()).get('/og/:file{player-[0-9a-f]{24}\\.png}', async (c, next) => {
    const file = c.req.param('file')
    if (existsSync(join(folder, 'og', file))) return next()
    countRead(c)
    try {
      const card = await fetchOrStale(cards, file.slice('player-'.length, -'.png'.length))
      if (!card) return errorResponse(c, 404, errorMessages.playerNotFound)
      return c.body(card, 200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' })
    } catch (error) {
      if (!isUnavailable(error)) logError(error, 'The share card of a player cannot be drawn')
      c.header('Cache-Control', 'no-store')
      return c.redirect('/og/players.png')
    }
  })
}

/** Draws a card in a worker thread of its own. */
async function drawCard(workerData: CardInput): Promise<Uint8Array<ArrayBuffer>> {
  // The sources need tsx; the built server doesn't.
  const [extension, execArgv] = import.meta.url.endsWith('.ts') ? ['ts', ['--import', 'tsx']] : ['js', []]
  const worker = new Worker(new URL(`./draw-player-card.${extension}`, import.meta.url), { workerData, execArgv })
  try {
    const [card] = await once(worker, 'message', { signal: AbortSignal.timeout(maxDrawingMs) })
    return card
  } finally {
    void worker.terminate()
  }
}
