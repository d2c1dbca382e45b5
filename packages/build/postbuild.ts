import { readFileSync, rmSync } from 'node:fs'
import { writeWorker } from './service-worker'

// In this order: each reads what those before it wrote.
await import('./documents')
await import('./sitemap')
await import('./redirects')
await writeWorker('dist/client', JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')))
// It names sources, and is not for visitors.
rmSync('dist/client/.vite', { recursive: true })
await import('./compress')
