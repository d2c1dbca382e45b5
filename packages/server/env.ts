import { z } from 'zod'

/** Digits only: an empty text would become 0, which picks any free port. */
const port = z.string().regex(/^\d+$/, 'needs a port').transform(Number).pipe(z.int().max(65_535))

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })

const schema = z.object({
  PORT: port.default(4173),
  /** Where Prometheus reads `/metrics`; without it there are none. */
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** A PostgreSQL server; without it the data is in DATA_DIR. */
  DATABASE_URL: postgresUrl.optional(),
  API_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Signs tokens; without it a key is generated at first start and stored with the data. */
  AUTH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  /** Replicas of the server in DATABASE_URL, separated by commas. */
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((urls) => urls.split(',').flatMap((url) => url.trim() || []))
    .pipe(z.array(postgresUrl))
    .default([]),
  /** Number of trusted proxies in front of this server, each adding to X-Forwarded-For; `true` is one. */
  TRUST_PROXY: z
    .union([z.stringbool().transform(Number), z.coerce.number<string>()])
    .pipe(z.int().min(0).max(10))
    .default(0),
})

export type Env = z.infer<typeof schema>

/** Parses the environment. Throws an error that names each invalid variable. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const result = schema.safeParse(variables)
  if (result.success) return result.data
  throw new Error(`Invalid environment variables.\n${z.prettifyError(result.error)}`)
}
