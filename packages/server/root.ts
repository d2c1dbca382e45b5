import { fileURLToPath } from 'node:url'

/** The folder of the project: two levels above the sources, one above the built server in `dist/`. */
export const root = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../..' : '..', import.meta.url))
