import contract, { type MediaType, type Schema } from '../../../openapi.yaml'
import type { ApiReference, Field, Operation, OperationResponse, RequestField } from './types'

const { schemas, responses } = contract.components

export const apiReference: ApiReference = {
  operations: Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => {
      const body = operation.requestBody?.content['application/json'].schema
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        description: operation.description,
        fields: [
          ...(operation.parameters ?? []).map(({ name, in: place, required = false, description, example, schema }) =>
            requestField(place, toField(name, { ...schema, description }, required), schema, example),
          ),
          ...(body ? listBodyFields(resolve(body)) : []),
        ],
        body: body && describeType(body),
        responses: Object.entries(operation.responses).map(([status, response]) =>
          toResponse(status, response.$ref ? responses[readName(response.$ref)] : response),
        ),
      }
    }),
  ),
  schemas: Object.entries(schemas).map(([name, schema]) => ({
    name,
    description: schema.description,
    fields: schema.properties ? listFields(schema) : [toField('value', schema, true)],
    example: findExample({ schema }),
  })),
}

function toResponse(
  status: string,
  response?: { description: string; content?: Record<'application/json', MediaType> },
): OperationResponse {
  const media = response?.content?.['application/json']
  if (!response || !media) throw new Error(`openapi.yaml describes a response ${status} without a body.`)
  return { status, description: response.description, schema: describeType(media.schema), example: findExample(media) }
}

function listBodyFields({ properties = {}, required = [] }: Schema): RequestField[] {
  return Object.entries(properties).map(([name, schema]) =>
    requestField('body', toField(name, schema, required.includes(name)), schema, resolve(schema).examples?.[0]),
  )
}

function requestField(place: RequestField['in'], field: Field, schema: Schema, example: unknown): RequestField {
  return { ...field, in: place, example: String(example ?? ''), options: resolve(schema).enum?.map(String) }
}

/** The fields of an object, each followed by those of an object that it holds. */
function listFields({ properties = {}, required = [] }: Schema, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    toField(prefix + name, schema, required.includes(name)),
    ...[schema, ...(schema.oneOf ?? [])].flatMap((inner) => listFields(inner, `${prefix}${name}.`)),
  ])
}

function toField(name: string, schema: Schema, required: boolean): Field {
  const description = schema.description ?? resolve(schema).description
  return { name, type: describeType(schema), required, description, limits: describeLimits(schema) }
}

function describeType({ $ref, type, items, oneOf }: Schema): string {
  if ($ref) return readName($ref)
  if (oneOf) return oneOf.map(describeType).join(' or ')
  return [type ?? []]
    .flat()
    .map((each) => (each === 'array' && items ? `list of ${describeType(items)}` : each))
    .join(' or ')
}

function describeLimits(schema: Schema): string[] {
  return [
    ...(schema.enum ? [`one of ${schema.enum.join(', ')}`] : []),
    ...(schema.format ? [schema.format] : []),
    ...describeBounds(schema.minLength, schema.maxLength, ' characters'),
    ...describeBounds(schema.minimum, schema.maximum, ''),
    ...describeBounds(schema.minItems, schema.maxItems, ' items'),
    ...(schema.default === undefined ? [] : [`default ${schema.default === '' ? 'empty' : schema.default}`]),
  ]
}

function describeBounds(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${unit}`]
  if (most !== undefined) return [`up to ${most}${unit}`]
  return least === undefined ? [] : [`${least} or more${unit}`]
}

/** The example of a body, or the first of its schema. */
function findExample({ example, schema }: MediaType): string {
  return JSON.stringify(example ?? resolve(schema).examples?.[0], null, 2)
}

function resolve(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const found = schemas[readName(schema.$ref)]
  if (!found) throw new Error(`openapi.yaml has no schema ${schema.$ref}.`)
  return found
}

/** "#/components/schemas/Player" → "Player" */
function readName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}
