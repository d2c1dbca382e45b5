import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, manifestSchema } from './manifest-schema'

const file = join(import.meta.dirname, '../manifest.json')

/** What the app needs drawn: `npm run art` writes it from the content. */
export const manifest: Manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))

/** The colours of the app's design. */
export const { ink, hue, toneRamps } = manifest.tokens
