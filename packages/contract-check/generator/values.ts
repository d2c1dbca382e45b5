import type { Schema } from '@akhada/contract/json-schema'
import fc from 'fast-check'
import { hostileStrings } from '../checks/hostile-strings'

/** Values that break one constraint of a schema and, if possible, no other. */
export interface InvalidValue {
  constraint: string
  value: fc.Arbitrary<unknown>
}

/** Where a value is sent. A query and a path can only carry text. */
export type Place = 'body' | 'query' | 'path'

/** Values of each JSON type, including ones that a lenient parser may take for another type. */
const jsonValues: readonly [type: string, value: unknown][] = [
  ['null', null],
  ['boolean', true],
  ['number', 7.5],
  ['integer', 7],
  ['string', 'text'],
  ['array', []],
  ['array', ['text']],
  ['object', {}],
  ['object', { $ne: null }],
]

/** Texts that aren't whole numbers, though a lenient parser may accept them. */
const notIntegers = ['', 'abc', '1.5', '-', 'NaN', 'Infinity', '1,000', '12abc', '٣', 'null', '[1]']

const notEmails = ['', 'nobody', 'nobody@', '@example.com', 'a b@example.com', 'a@@example.com', 'a@example.com,b@c.de']

// Has no UTF-8 encoding: only JSON can send it, as an escape sequence.
const loneSurrogate = '\ud83d'

/** Generates values that fit a schema. Throws for kinds of schemas that our requests don't use. */
export function validValue(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'integer') return integer(schema)
  if (schema.type === 'string') return text(schema, place)
  throw new Error(`No valid value can be generated for ${JSON.stringify(schema)}.`)
}

/** For each constraint of a schema, values that break it. */
export function invalidValues(schema: Schema, place: Place): InvalidValue[] {
  return [
    ...wrongType(schema, place),
    ...when(schema.enum, (values) => ({ constraint: 'enum', value: notInEnum(values) })),
    ...when(schema.pattern, (pattern) => ({ constraint: 'pattern', value: notMatching(pattern) })),
    ...when(schema.format === 'email', () => ({ constraint: 'format', value: fc.constantFrom(...notEmails) })),
    // Nothing is shorter than 0, and an empty path parameter makes another path.
    ...when(place !== 'path' && (schema.minLength || undefined), (min) => ({
      constraint: 'minLength',
      value: letters(0, min - 1),
    })),
    ...when(schema.maxLength, (max) => ({ constraint: 'maxLength', value: letters(max + 1, max + 100) })),
    ...when(schema.minimum, (min) => ({ constraint: 'minimum', value: fc.integer({ max: min - 1 }) })),
    ...when(schema.maximum, (max) => ({ constraint: 'maximum', value: fc.integer({ min: max + 1 }) })),
  ]
}

function when<T>(value: T | undefined | false, make: (value: T) => InvalidValue): InvalidValue[] {
  return value === undefined || value === false ? [] : [make(value)]
}

function wrongType({ type }: Schema, place: Place): InvalidValue[] {
  if (place !== 'body')
    return type === 'integer' ? [{ constraint: 'type', value: fc.constantFrom(...notIntegers) }] : []
  const others = jsonValues.filter(([name]) => name !== type).map(([, value]) => value)
  return [{ constraint: 'type', value: fc.constantFrom(...others) }]
}

function notInEnum(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const variants = values.flatMap((value) => [String(value).toUpperCase(), ` ${value}`, `${value}s`])
  return fc.oneof(fc.constantFrom(...variants), fc.string()).filter((value) => !values.includes(value))
}

function notMatching(pattern: string): fc.Arbitrary<string> {
  const expression = new RegExp(pattern, 'u')
  return fc.string().filter((value) => !expression.test(value))
}

const integer = ({ minimum, maximum }: Schema) =>
  fc.integer({ ...(minimum !== undefined && { min: minimum }), ...(maximum !== undefined && { max: maximum }) })

const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength, maxLength, size: 'max' })

/** Emails that every backend accepts. Those of `fc.emailAddress` are valid, but rarely accepted. */
const plainEmail = fc
  .tuple(fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9+_-]{0,20}$/), fc.constantFrom('example.com', 'EXAMPLE.co.in'))
  .map((parts) => parts.join('@'))

function text(schema: Schema, place: Place): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 10_000, pattern, format } = schema
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'))
  if (format === 'email')
    return fc.oneof(
      plainEmail,
      fc.emailAddress().filter((email) => email.length <= maxLength),
    )
  // JSON Schema counts characters, many servers count UTF-16 code units: the value has to fit either way.
  const fits = (value: string) => [...value].length >= minLength && value.length <= maxLength
  return fc.oneof(
    { withCrossShrink: true },
    fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength / 2, minLength + 20) }),
    fc.string({ minLength, maxLength }),
    fc.oneof(letters(maxLength, maxLength), letters(minLength, minLength)),
    fc.constantFrom(...hostileStrings).filter(fits),
    ...(place === 'body'
      ? [fc.string({ minLength, maxLength: maxLength - 1 }).map((each) => each + loneSurrogate)]
      : []),
  )
}
