import { prometheus } from '@hono/prometheus'
import { Hono } from 'hono'
import { Counter, Registry } from 'prom-client'

/** Where a module registers its own metrics: `new Gauge({ …, registers: [registry] })`. */
export const registry = new Registry()

const { printMetrics, registerMetrics } = prometheus({ registry, collectDefaultMetrics: true })

/** Measures the duration of requests by route. */
export { registerMetrics }

const limitsHit = new Counter({
  name: 'limits_hit_total',
  help: 'Requests that a limit refused',
  labelNames: ['limit'],
  registers: [registry],
})

/** Counts a request that a limit refused. */
export const countLimitHit = (limit: string): void => limitsHit.inc({ limit })

/** `/metrics` for Prometheus, on its own port, which the public can't reach. */
export const createMetrics = (): Hono => new Hono().get('/metrics', printMetrics)
