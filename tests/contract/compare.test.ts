import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compareContracts } from '@akhada/contract-check/breaking-changes/compare'
import { formatComparison } from '@akhada/contract-check/breaking-changes/report'
import { contract, parseDocument } from '@akhada/contract-check/document'
import { expect, test } from 'vitest'

const before = `
openapi: 3.1.0
info: { version: 1.2.3 }
paths:
  /things:
    post:
      operationId: makeThing
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Request" }
      responses:
        "201":
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Thing" }
        "409": { $ref: "#/components/responses/Taken" }
  /things/{id}:
    get:
      operationId: getThing
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 100, default: 12 } }
      responses:
        "200":
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Thing" }
components:
  responses:
    Taken:
      content:
        application/json:
          schema: { type: object, properties: { message: { type: string } } }
  schemas:
    Request:
      type: object
      required: [name]
      properties:
        name: { type: string, minLength: 2, maxLength: 50 }
        kind: { type: string, enum: [a, b] }
        size: { type: [integer, "null"] }
    Thing:
      type: object
      required: [id]
      properties:
        id: { type: string }
        state: { type: string, enum: [on, off] }
        size: { type: integer }
        owner: { oneOf: [{ type: string }, { type: object, properties: { name: { type: string } } }] }
        tags: { type: array, items: { type: string } }
`

const field = 'name: { type: string, minLength: 2, maxLength: 50 }'
const limitLine =
  '        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 100, default: 12 } }\n'

/** The changes between the document above and a copy with a text replaced. */
function changesAfter(from: string, to: string): string[] {
  expect(before).toContain(from)
  const { operations } = compareContracts(parseDocument(before), parseDocument(before.replace(from, to)))
  return operations.flatMap(({ changes }) => changes.map(({ description, breaks }) => `${breaks}: ${description}`))
}

test.each([
  // Requests
  ['a required field', 'required: [name]', 'required: [name, kind]', 'clients: request, kind: optional → required'],
  ['an optional field', 'required: [name]', 'required: []', 'servers: request, name: required → optional'],
  ['a field removed', '        kind: { type: string, enum: [a, b] }\n', '', 'clients: request, kind: removed'],
  ['a field added', field, `${field}\n        more: { type: string }`, 'nobody: request, more: added, optional'],
  ['a type removed', '[integer, "null"]', 'integer', 'clients: request, size: type null removed'],
  ['a type added', '[integer, "null"]', '[integer, string, "null"]', 'servers: request, size: type string added'],
  ['a number for an integer', '[integer, "null"]', '[number, "null"]', 'servers: request, size: type number added'],
  ['an enum value removed', 'enum: [a, b]', 'enum: [a]', 'clients: request, kind: enum value b removed'],
  ['an enum value added', 'enum: [a, b]', 'enum: [a, b, c]', 'servers: request, kind: enum value c added'],
  ['any text', 'type: string, enum: [a, b]', 'type: string', 'servers: request, kind: enum a, b removed'],
  ['a longer minimum', 'minLength: 2', 'minLength: 3', 'clients: request, name: minLength 2 → 3'],
  ['a shorter minimum', 'minLength: 2', 'minLength: 1', 'servers: request, name: minLength 2 → 1'],
  ['a shorter maximum', 'maxLength: 50', 'maxLength: 40', 'clients: request, name: maxLength 50 → 40'],
  ['no maximum', ', maxLength: 50', '', 'servers: request, name: maxLength 50 → none'],
  ['a pattern', 'maxLength: 50', 'maxLength: 50, pattern: "^a"', 'clients: request, name: pattern none → ^a'],
  ['a format', 'maxLength: 50', 'maxLength: 50, format: email', 'clients: request, name: format none → email'],
  ['an optional body', 'required: true\n', 'required: false\n', 'servers: request: required → optional'],
  // Parameters
  [
    'a parameter made required',
    'in: query,',
    'in: query, required: true,',
    'clients: query parameter limit: optional → required',
  ],
  ['a smaller range', 'maximum: 100', 'maximum: 50', 'clients: query parameter limit: maximum 100 → 50'],
  ['another default', 'default: 12', 'default: 20', 'clients: query parameter limit: default 12 → 20'],
  ['a parameter removed', limitLine, '', 'clients: query parameter limit: removed'],
  [
    'a parameter added',
    limitLine,
    `${limitLine}        - { name: page, in: query, schema: { type: integer } }\n`,
    'nobody: query parameter page: added, optional',
  ],
  [
    'a required parameter added',
    limitLine,
    `${limitLine}        - { name: page, in: query, required: true, schema: { type: integer } }\n`,
    'clients: query parameter page: added, required',
  ],
  // Responses
  [
    'an error status removed',
    '        "409": { $ref: "#/components/responses/Taken" }\n',
    '',
    'servers: response 409: removed',
  ],
  [
    'an error status added',
    '        "409":',
    '        "418": { $ref: "#/components/responses/Taken" }\n        "409":',
    'nobody: response 418: added',
  ],
  [
    'a field of a shared response removed',
    'properties: { message: { type: string } }',
    'properties: {}',
    'clients: response 409, message: removed',
  ],
])('%s', (_, from, to, expected) => {
  expect(changesAfter(from, to)).toEqual([expected])
})

test.each([
  [
    'a field removed',
    '        state: { type: string, enum: [on, off] }\n',
    '',
    'clients: response 200, state: removed',
  ],
  [
    'a field added',
    '        id: { type: string }',
    '        id: { type: string }\n        at: { type: string }',
    'nobody: response 200, at: added, optional',
  ],
  ['a field made optional', 'required: [id]', 'required: []', 'clients: response 200, id: required → optional'],
  [
    'a field made required',
    'required: [id]',
    'required: [id, state]',
    'servers: response 200, state: optional → required',
  ],
  [
    'an enum value added',
    'enum: [on, off]',
    'enum: [on, off, broken]',
    'clients: response 200, state: enum value broken added',
  ],
  ['an enum value removed', 'enum: [on, off]', 'enum: [on]', 'servers: response 200, state: enum value off removed'],
  [
    'a type added',
    'size: { type: integer }',
    'size: { type: [integer, "null"] }',
    'clients: response 200, size: type null added',
  ],
  ['a type narrowed', 'oneOf: [{ type: string }, ', 'oneOf: [', 'servers: response 200, owner: type string removed'],
  [
    'a type of items changed',
    'items: { type: string }',
    'items: { type: integer }',
    'servers: response 200, tags[]: type string removed',
  ],
])('in a response, %s', (_, from, to, expected) => {
  expect(changesAfter(from, to)).toEqual(expect.arrayContaining([expected, expected.replace('200', '201')]))
})

test('a changed status is reported as one removed and one added', () => {
  expect(changesAfter('"201":', '"200":').sort()).toEqual([
    'clients: response 200: added',
    'clients: response 201: removed',
  ])
})

test('a removed operation breaks clients, a new one breaks nobody', () => {
  const other = before.replace('/things/{id}:\n    get:', '/others/{id}:\n    get:')
  const { operations } = compareContracts(parseDocument(before), parseDocument(other))
  expect(operations.map(({ operation, changes }) => [operation, ...changes])).toEqual([
    ['makeThing, POST /things'],
    ['getThing, GET /things/{id}', { description: 'operation: removed', breaks: 'clients' }],
    ['getThing, GET /others/{id}', { description: 'operation: added', breaks: 'nobody' }],
  ])
})

test.each([
  ['1.9.0', false, 'the major version was not raised (1.2.3 → 1.9.0)'],
  ['2.0.0', true, 'the major version was raised (1.2.3 → 2.0.0)'],
])('a breaking change with version %s: accepted: %s', (version, isAccepted, verdict) => {
  const after = before.replace('1.2.3', version).replace('enum: [a, b]', 'enum: [a]')
  const comparison = compareContracts(parseDocument(before), parseDocument(after))
  expect(comparison.isAccepted).toBe(isAccepted)
  expect(formatComparison(comparison)).toBe(
    [
      'makeThing, POST /things: breaking',
      '  ✗ request, kind: enum value b removed (breaks clients)',
      'getThing, GET /things/{id}: compatible',
      '',
      `Breaking, and ${verdict}.`,
    ].join('\n'),
  )
})

test('a file that is not an OpenAPI 3.1 document is refused', () => {
  expect(() => parseDocument('swagger: "2.0"')).toThrow(/not an OpenAPI 3\.1 document/)
})

test('openapi.yaml has no breaking change since packages/contract-check/baseline.yaml, unless its major version was raised', () => {
  const file = fileURLToPath(new URL('../../packages/contract-check/baseline.yaml', import.meta.url))
  const comparison = compareContracts(parseDocument(readFileSync(file, 'utf8')), contract)
  expect(comparison.isAccepted, formatComparison(comparison)).toBe(true)
})
