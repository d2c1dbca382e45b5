import type { Schema } from '@akhada/contract/json-schema'
import type { OperationName } from '@akhada/contract/operations'
import fc from 'fast-check'
import type { RequestInput } from '../checks/client'
import { contract, type Parameter, resolveSchema } from '../document'
import { findOperation } from '../openapi'
import { invalidValues, type Place, validValue } from './values'

/** A request generated from openapi.yaml: valid, or invalid in one way. */
export interface GeneratedRequest {
  input: RequestInput
  /** What is special about it, such as "email: maxLength". */
  title: string
  /** Whether a backend has to refuse it. */
  isInvalid: boolean
}

/** Values of fields and parameters that mean something to a backend, by name. */
export interface KnownValues {
  /** Sent about as often as values generated from the schema. */
  sometimes?: Readonly<Record<string, readonly unknown[]>>
  /** Sent instead of generated values. */
  always?: Readonly<Record<string, unknown>>
}

/** The fields of a body or the parameters of a query, in order; a name may occur twice. */
type Entries = readonly (readonly [name: string, value: unknown])[]

interface Field {
  name: string
  schema: Schema
  required: boolean
}

/** Entries with a title that names their special value. */
interface Variant {
  title: string
  isInvalid: boolean
  entries: Entries
}

/** Lets fast-check shrink a failing request to the first alternative, which is the simplest. */
const shrinkToFirst = { withCrossShrink: true }

const unknownNames = ['extra', 'isAdmin', '_id', 'constructor', '__proto__', '$where', 'callback']

/** Generates requests of an operation: valid ones, and ones that break each constraint in turn. */
export function generateRequests(id: OperationName, known: KnownValues = {}): fc.Arbitrary<GeneratedRequest> {
  const { requestBody, parameters } = findOperation(id).object
  const body = requestBody?.content['application/json']
  if (body) return generateBodies(resolveSchema(contract, body.schema), known)
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const path = parameters.filter((parameter) => parameter.in === 'path')
  return path[0] ? generatePaths(path[0], known) : generateQueries(query, known)
}

function generateBodies(schema: Schema, known: KnownValues): fc.Arbitrary<GeneratedRequest> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    schema: resolveSchema(contract, property),
    required: schema.required?.includes(name) ?? false,
  }))
  const valid = generateEntries(fields, 'body', known)
  const broken = [
    { title: 'not an object', texts: fc.constantFrom('null', '[]', '"text"', '12', 'true', '[{}]') },
    { title: 'not JSON', texts: valid.map((entries) => toJson(entries).slice(0, -1)) },
    { title: 'no body', texts: fc.constantFrom('', undefined) },
    { title: 'too large', texts: valid.map((entries) => toJson([...entries, ['filler', 'x'.repeat(200_000)]])) },
  ].map(({ title, texts }) => texts.map((body) => ({ title, isInvalid: true, input: { body } })))
  const mislabelled = fc
    .tuple(valid.map(toJson), fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/xml'))
    .map(([body, contentType]) => ({ title: 'content type', isInvalid: true, input: { body, contentType } }))
  return fc.oneof(
    shrinkToFirst,
    {
      weight: 8,
      arbitrary: generateVariants(fields, 'body', known).map(({ entries, ...rest }) => ({
        ...rest,
        input: { body: toJson(entries) },
      })),
    },
    { weight: 1, arbitrary: fc.oneof(mislabelled, ...broken) },
  )
}

function generateQueries(parameters: readonly Parameter[], known: KnownValues): fc.Arbitrary<GeneratedRequest> {
  return generateVariants(parameters, 'query', known).map(({ entries, ...rest }) => ({
    ...rest,
    input: { query: entries.map(([name, value]): [string, string] => [name, String(value)]) },
  }))
}

function generatePaths({ name, schema }: Parameter, known: KnownValues): fc.Arbitrary<GeneratedRequest> {
  const valid = toIds(fieldValue({ name, schema, required: true }, 'path', known))
  const invalid = invalidValues(schema, 'path').map(({ constraint, value }) =>
    toIds(value).map((id) => ({ title: `${name}: ${constraint}`, isInvalid: true, input: { id } })),
  )
  return fc.oneof(
    shrinkToFirst,
    { weight: 2, arbitrary: valid.map((id) => ({ title: 'valid', isInvalid: false, input: { id } })) },
    ...invalid,
  )
}

/** Values as parts of a path. */
const toIds = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  values
    .map((value) => String(value).toWellFormed())
    // An id that is empty, one or two dots, or has a slash makes another path.
    .filter((id) => !/^\.{0,2}$|\//.test(id))
    .map(encodeURIComponent)

/** Valid entries, each constraint broken in turn, a duplicate name, and an unknown one. */
function generateVariants(fields: readonly Field[], place: Place, known: KnownValues): fc.Arbitrary<Variant> {
  const valid = generateEntries(fields, place, known)
  const without = (field: Field) => valid.map((entries) => entries.filter(([name]) => name !== field.name))
  const withValue = (field: Field, value: fc.Arbitrary<unknown>) =>
    fc.tuple(without(field), value).map(([entries, each]): Entries => [...entries, [field.name, each]])
  const validFor = (field: Field) => fieldValue(field, place, known)

  const broken = fields.flatMap((field) => [
    ...invalidValues(field.schema, place).map(({ constraint, value }) =>
      variants(`${field.name}: ${constraint}`, withValue(field, value), true),
    ),
    ...(field.required ? [variants(`${field.name}: missing`, without(field), true)] : []),
  ])
  const duplicates = fields.map((field) =>
    variants(
      `${field.name}: duplicate`,
      fc
        .tuple(withValue(field, validFor(field)), validFor(field))
        .map(([entries, each]): Entries => [...entries, [field.name, each]]),
    ),
  )
  const unknown = fc
    .tuple(valid, fc.oneof(fc.constantFrom(...unknownNames), fc.string()), fc.jsonValue())
    .filter(([, name]) => !fields.some((field) => field.name === name))
    .map(([entries, name, each]): Entries => [...entries, [name, each]])
  return fc.oneof(
    shrinkToFirst,
    { weight: 4, arbitrary: variants('valid', valid) },
    { weight: 1, arbitrary: variants('unknown', unknown) },
    ...(duplicates.length > 0 ? [{ weight: 1, arbitrary: fc.oneof(...duplicates) }] : []),
    ...(broken.length > 0 ? [{ weight: 8, arbitrary: fc.oneof(...broken) }] : []),
  )
}

const variants = (title: string, generated: fc.Arbitrary<Entries>, isInvalid = false): fc.Arbitrary<Variant> =>
  generated.map((entries) => ({ title, isInvalid, entries }))

/** Generates every required field and some of the others. */
function generateEntries(fields: readonly Field[], place: Place, known: KnownValues): fc.Arbitrary<Entries> {
  return fc
    .tuple(
      ...fields.map((field) => {
        const entry = fieldValue(field, place, known).map((value) => [field.name, value] as const)
        if (field.required) return entry
        // Few at a time: with every filter set, a list is empty.
        return fc.oneof(shrinkToFirst, { weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: entry })
      }),
    )
    .map((entries) => entries.filter((entry) => entry !== null))
}

function fieldValue({ name, schema }: Field, place: Place, { always = {}, sometimes = {} }: KnownValues) {
  if (Object.hasOwn(always, name)) return fc.constant(always[name])
  const values = Object.hasOwn(sometimes, name) ? (sometimes[name] ?? []) : []
  return values.length > 0 ? fc.oneof(validValue(schema, place), fc.constantFrom(...values)) : validValue(schema, place)
}

/** Writes JSON by hand: an object can't have a name twice, nor `__proto__`. */
const toJson = (entries: Entries): string =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`
