import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isObject } from '@akhada/contract/is-object'
import type { Schema } from '@akhada/contract/json-schema'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { z } from 'zod'

// The part of OpenAPI 3.1 that openapi.yaml uses; everything else is ignored.

export const ajv = new Ajv2020({ strict: false, allErrors: true })
const schema = z.custom<Schema>((value) => isObject(value) && ajv.validateSchema(value), 'not a JSON Schema')

const content = z.record(z.string(), z.object({ schema }))

const response = z.object({
  $ref: z.string().optional(),
  content: content.optional(),
})

const parameter = z.object({
  name: z.string(),
  in: z.enum(['query', 'path']),
  required: z.boolean().default(false),
  schema,
})

const operation = z.object({
  operationId: z.string(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ required: z.boolean().default(false), content }).optional(),
  responses: z.record(z.string(), response),
})

const document = z.object({
  openapi: z.string().startsWith('3.1'),
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), schema),
    responses: z.record(z.string(), response).default({}),
  }),
})

export type Parameter = z.infer<typeof parameter>
export type OperationObject = z.infer<typeof operation>
export type ResponseObject = z.infer<typeof response>
export type OpenApiDocument = z.infer<typeof document>

/** Parses an OpenAPI document. Throws, with the reason, if it's invalid or uses unsupported features. */
export function parseDocument(yaml: string): OpenApiDocument {
  const result = document.safeParse(parse(yaml))
  if (!result.success) throw new Error(`This is not an OpenAPI 3.1 document:\n${z.prettifyError(result.error)}`)
  return result.data
}

const file = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))

/** The text of openapi.yaml. */
export const contractText: string = readFileSync(file, 'utf8')

/** openapi.yaml, parsed. */
export const contract: OpenApiDocument = parseDocument(contractText)

/** An operation, and the address that it has in the document. */
export interface DocumentedOperation {
  /** In capitals. */
  method: string
  /** With its parameters in braces. */
  path: string
  object: OperationObject
}

/** The operations of a document, in its order. */
export const listOperations = ({ paths }: OpenApiDocument): DocumentedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, object]) => ({ method: method.toUpperCase(), path, object })),
  )

/** Resolves a schema that may be a reference. Throws if there is none with that name. */
export function resolveSchema({ components }: OpenApiDocument, schema: Schema): Schema {
  if (!schema.$ref) return schema
  const found = components.schemas[schema.$ref.replace('#/components/schemas/', '')]
  if (!found) throw new Error(`There is no schema ${schema.$ref}.`)
  return found
}

/** Resolves a response that may be a reference. Throws if there is none with that name. */
export function resolveResponse({ components }: OpenApiDocument, response: ResponseObject): ResponseObject {
  if (!response.$ref) return response
  const found = components.responses[response.$ref.replace('#/components/responses/', '')]
  if (!found) throw new Error(`There is no response ${response.$ref}.`)
  return found
}
