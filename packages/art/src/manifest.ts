import content from '../manifest.json'
import { type Manifest, manifestSchema } from './manifest-schema'

/** What the app needs drawn: `npm run art` writes it from the content. */
export const manifest: Manifest = manifestSchema.parse(content)

/** The colours of the app's design. */
export const { ink, hue, toneRamps } = manifest.tokens
