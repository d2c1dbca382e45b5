import { readFileSync, rmSync } from 'node:fs'
import { compressFiles } from './compress'
import { writeDocuments } from './documents'
import { writeRedirects } from './redirects'
import { writeWorker } from './service-worker'
import { writeSitemap } from './sitemap'

const folder = 'dist/client'

// The order matters: each step reads what the ones before it wrote.
await writeDocuments(folder)
writeSitemap(folder)
writeRedirects(folder)
await writeWorker(folder, JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')))
// It names source files, and isn't for visitors.
rmSync(`${folder}/.vite`, { recursive: true })
await compressFiles(folder)
