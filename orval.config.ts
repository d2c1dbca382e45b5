import { defineConfig, type GeneratorVerbOptions, type InputTransformerFn } from 'orval'

const input = './openapi.yaml'
const clean = true

/** Types of requests and responses, for all outputs. */
const models = './packages/contract/generated/models'

/** Drops descriptions and examples: the schemas for the browser don't need them. */
const withoutDescriptions: InputTransformerFn = (spec) =>
  JSON.parse(
    JSON.stringify(spec, (_, value) =>
      value?.type || value?.oneOf ? { ...value, description: undefined, examples: undefined } : value,
    ),
  )

/** Adds the operation's name to each request, so that `http.ts` knows the schema of the response. */
const withOperation = (verb: GeneratorVerbOptions): GeneratorVerbOptions => ({
  ...verb,
  override: { ...verb.override, requestOptions: { operation: verb.operationId } },
})

/** One contract, three outputs. `npm run generate` writes them; they are committed and never edited, except the Hono handlers. */
export default defineConfig({
  app: {
    input,
    output: {
      mode: 'tags',
      client: 'react-query',
      httpClient: 'fetch',
      target: './src/api/generated/api.ts',
      schemas: models,
      mock: { path: './mocks/generated', generators: [{ type: 'msw', baseUrl: '*', locale: 'en' }] },
      urlEncodeParameters: true,
      clean,
      override: {
        enumGenerationType: 'union',
        transformer: withOperation,
        mutator: { path: './src/api/http.ts', name: 'request' },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
  // zod/mini, which is small enough for the browser; mocks and checks use the same schemas.
  schemas: {
    input: { target: input, override: { transformer: withoutDescriptions } },
    output: {
      mode: 'single',
      client: 'zod',
      target: './packages/contract/generated/schemas.ts',
      override: { zod: { variant: 'mini', coerce: { query: ['number'] } } },
    },
  },
  server: {
    input,
    output: {
      mode: 'tags-split',
      client: 'hono',
      target: './packages/server/generated/endpoints',
      schemas: models,
      override: {
        enumGenerationType: 'union',
        zod: { coerce: { query: ['number'] } },
        hono: {
          // Named by operation: the only files in camelCase.
          handlers: './packages/server/handlers',
          handlerGenerationStrategy: 'skip',
          compositeRoute: './packages/server/generated/routes.ts',
          validatorOutputPath: './packages/server/generated/validator.ts',
        },
      },
    },
  },
})
