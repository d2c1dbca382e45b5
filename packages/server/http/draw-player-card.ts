import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { fontLettering } from '@akhada/art/lettering'
import { drawPlayerCard } from '@akhada/art/player-card'
import type { CardInput } from './player-card'

// Runs in a worker thread: a card takes half a second of CPU time.

/** The URL of a drawing of this site. Other pictures of a record are neither fetched nor read from the disk. */
const ownDrawing = /^\/art\/(?:[\w-]+\/)*[\w-]+\.svg$/

const { player, folder }: CardInput = workerData

const find = (url: string) => {
  const file = join(folder, url)
  return ownDrawing.test(url) && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
const letters = fontLettering(readFileSync(join(folder, 'fonts/rajdhani-700.ttf')))
parentPort?.postMessage(drawPlayerCard(player, letters, find))
