import { readFileSync, rmSync } from 'node:fs'
import { writeWorker } from './service-worker'

// The order matters: each step reads what the ones before it wrote.
await import('./documents')
await import('./sitemap')
await import('./redirects')
await writeWorker('dist/client', JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')))
// It names source files, and isn't for visitors.
rmSync('dist/client/.vite', { recursive: true })
await import('./compress')
