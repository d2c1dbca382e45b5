import { type OperationName, operationNames } from '@akhada/contract/operations'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { ajv, contract, contractText, type DocumentedOperation, listOperations } from './document'

/** An operation of openapi.yaml. */
export interface Operation extends DocumentedOperation {
  id: OperationName
  /** JSON pointers to the documented responses, by status or by range such as `5XX`. */
  responses: Readonly<Record<string, string>>
}

export interface ApiResponse {
  status: number
  contentType: string
  headers: Headers
  body: unknown
}

addFormats.default(ajv)
ajv.addSchema({ $id: 'openapi', ...parse(contractText) })

/** The operations of openapi.yaml, in its order. Throws if there are no checks for one. */
export const operations: readonly Operation[] = listOperations(contract).map((operation) => ({
  ...operation,
  id: toOperationName(operation.object.operationId),
  responses: Object.fromEntries(
    Object.entries(operation.object.responses).map(([status, response]) => [
      status,
      response.$ref?.slice(1) ??
        toJsonPointer('paths', operation.path, operation.method.toLowerCase(), 'responses', status),
    ]),
  ),
}))

/** The operation with this id. Throws if openapi.yaml lacks it. */
export function findOperation(id: OperationName): Operation {
  const operation = operations.find((each) => each.id === id)
  if (!operation) throw new Error(`openapi.yaml has no operation ${id}.`)
  return operation
}

/** Where a response violates openapi.yaml, one line per violation. */
export function findViolations(
  { responses }: Operation,
  { status, contentType, body }: Omit<ApiResponse, 'headers'>,
): string[] {
  const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`]
  if (!response) return [`the status ${status} is not documented (${Object.keys(responses).join(', ')})`]
  if (!/^application\/json\b/i.test(contentType)) return [`the content type is "${contentType}", not application/json`]
  return findSchemaErrors(`${response}/content/application~1json/schema`, body).map(
    (error) => `the body of ${status}${error}`,
  )
}

/** Where a value violates a schema of the document, one line per violation. */
export function findSchemaErrors(schemaPointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(`openapi#${schemaPointer}`)
  if (!validate) throw new Error(`openapi.yaml has no schema at ${schemaPointer}.`)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => ` at "${instancePath || '/'}" ${message}`)
}

/** Joins the parts of a path in the document to a JSON pointer. */
export function toJsonPointer(...parts: (string | number)[]): string {
  return parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function toOperationName(id: string): OperationName {
  const known = operationNames.find((each) => each === id)
  if (!known) throw new Error(`The checks do not know the operation ${id} of openapi.yaml.`)
  return known
}
