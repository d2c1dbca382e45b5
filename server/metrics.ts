import { prometheus } from '@hono/prometheus'
import { Hono } from 'hono'
import { Registry } from 'prom-client'

/** Where a module registers its own metrics: `new Gauge({ …, registers: [registry] })`. */
export const registry = new Registry()

const { printMetrics, registerMetrics } = prometheus({ registry, collectDefaultMetrics: true })

/** Measures the duration of requests by route. */
export { registerMetrics }

/** `/metrics` for Prometheus, on a port of its own that the public does not reach. */
export const createMetrics = (): Hono => new Hono().get('/metrics', printMetrics)
