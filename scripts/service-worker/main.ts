import { loadEnv } from 'vite'
import { writeWorker } from './write-worker'

/** Writes the service worker of the finished pages, or, where the build leaves it out, the one that removes it. */
const { VITE_SERVICE_WORKER } = loadEnv('production', process.cwd(), 'VITE_')
await writeWorker('dist/client', VITE_SERVICE_WORKER === 'off' ? 'removal' : 'worker')
