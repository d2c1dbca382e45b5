import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

export type OperationId = 'login' | 'signup' | 'listTopPlayers' | 'listPlayers' | 'getPlayer'

export interface Operation {
  id: OperationId
  method: string
  /** With its parameters in braces. */
  path: string
  /** JSON pointers to the documented responses, by status or by range such as `5XX`. */
  responses: Readonly<Record<string, string>>
}

export interface ApiResponse {
  status: number
  contentType: string
  headers: Headers
  body: unknown
}

interface OpenApi {
  paths: Record<string, Record<string, { operationId: OperationId; responses: Record<string, { $ref?: string }> }>>
}

const file = fileURLToPath(new URL('../openapi.yaml', import.meta.url))

/** The contract itself, as it stands in openapi.yaml. */
export const document: OpenApi = parse(readFileSync(file, 'utf8'))

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'openapi', ...document })

/** The five calls of openapi.yaml. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, responses }]) => ({
    id: operationId,
    method: method.toUpperCase(),
    path,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        response.$ref?.slice(1) ?? pointer('paths', path, method, 'responses', status),
      ]),
    ),
  })),
)

/** The operation by its id. Throws when openapi.yaml lacks it. */
export function operationOf(id: OperationId): Operation {
  const operation = operations.find((each) => each.id === id)
  if (!operation) throw new Error(`openapi.yaml has no operation ${id}.`)
  return operation
}

/** Where an answer departs from openapi.yaml, a sentence each; none when it keeps to it. */
export function findViolations({ responses }: Operation, { status, contentType, body }: ApiResponse): string[] {
  const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`]
  if (!response) return [`the status ${status} is not documented (${Object.keys(responses).join(', ')})`]
  if (!/^application\/json\b/i.test(contentType)) return [`the content type is "${contentType}", not application/json`]
  return schemaErrors(`${response}/content/application~1json/schema`, body).map(
    (error) => `the body of ${status}${error}`,
  )
}

/** What a schema of the document has against a value. */
export function schemaErrors(schemaPointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(`openapi#${schemaPointer}`)
  if (!validate) throw new Error(`openapi.yaml has no schema at ${schemaPointer}.`)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => ` at "${instancePath || '/'}" ${message}`)
}

/** The parts of a path in the document as one JSON pointer. */
export function pointer(...parts: string[]): string {
  return parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
