import { defineConfig } from 'orval'

const input = './openapi.yaml'
const clean = true

/** One contract, four outputs. `npm run generate` writes them; they are committed and never edited, but for the Hono handlers. */
export default defineConfig({
  client: {
    input,
    output: {
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      target: './src/api/generated/endpoints',
      schemas: './src/api/generated/models',
      urlEncodeParameters: true,
      clean,
      override: {
        mutator: { path: './src/api/http.ts', name: 'request' },
        fetch: { includeHttpResponseReturnType: false },
        query: { useQuery: true, useSuspenseQuery: true, signal: true },
      },
    },
  },
  schemas: {
    input,
    output: {
      mode: 'single',
      client: 'zod',
      target: './src/api/generated/schemas.ts',
      override: { zod: { variant: 'mini' } },
    },
  },
  mocks: {
    input,
    output: {
      mode: 'tags-split',
      client: 'fetch',
      target: './mocks/generated/endpoints',
      schemas: './mocks/generated/models',
      mock: { generators: [{ type: 'msw', baseUrl: '*' }, { type: 'faker' }] },
      clean,
    },
  },
  server: {
    input,
    output: {
      mode: 'tags-split',
      client: 'hono',
      target: './server/generated/endpoints',
      schemas: './server/generated/models',
      override: {
        zod: { coerce: { query: ['number'] } },
        hono: {
          handlers: './server/handlers',
          handlerGenerationStrategy: 'skip',
          compositeRoute: './server/generated/routes.ts',
          validatorOutputPath: './server/generated/validator.ts',
        },
      },
    },
  },
})
