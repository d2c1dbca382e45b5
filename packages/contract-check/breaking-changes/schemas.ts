import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '@akhada/contract/json-schema'
import { type OpenApiDocument, resolveSchema } from '../document'
import { type Change, compareRequired, type Direction, type Effect, findBrokenSide, type Pair } from './change'

/** A schema before and after a change, each with its document. */
export interface SchemaPair {
  documents: Pair<OpenApiDocument>
  schemas: Pair<Schema>
}

/** `towardsMore` is the sign of a difference that allows more values. */
const limits = [
  { name: 'minLength', towardsMore: -1 },
  { name: 'minimum', towardsMore: -1 },
  { name: 'minItems', towardsMore: -1 },
  { name: 'maxLength', towardsMore: 1 },
  { name: 'maximum', towardsMore: 1 },
  { name: 'maxItems', towardsMore: 1 },
] as const

/** What changed from one schema to the other. `place` names it, such as "request, name". */
export function compareSchemas({ documents, schemas }: SchemaPair, direction: Direction, place: string): Change[] {
  const before = resolveSchema(documents[0], schemas[0])
  const after = resolveSchema(documents[1], schemas[1])
  const change = (effect: Effect, what: string): Change => ({
    description: `${place}: ${what}`,
    breaks: findBrokenSide(effect, direction),
  })
  const nested = (old: Schema, current: Schema, name: string) =>
    compareSchemas({ documents, schemas: [old, current] }, direction, name)

  return [
    ...compareTypes(listTypes(before), listTypes(after), change),
    ...compareEnums(before.enum, after.enum, change),
    ...limits.flatMap((limit) => compareLimits(limit, before, after, change)),
    ...(['format', 'pattern'] as const).flatMap((name) => compareTexts(name, before[name], after[name], change)),
    ...compareDefaults(before, after, place),
    ...compareFields(documents, [mapFields(before, place), mapFields(after, place)], direction),
    ...(before.items && after.items ? nested(before.items, after.items, `${place}[]`) : []),
    ...compareBranches(before.oneOf, after.oneOf, (old, current) => nested(old, current, place)),
  ]
}

type MakeChange = (effect: Effect, what: string) => Change

/** The JSON types that a schema allows; `number` includes `integer`. */
function listTypes({ type, oneOf = [] }: Schema): string[] {
  const own = typeof type === 'string' ? [type] : (type ?? [])
  const types = [...own, ...oneOf.flatMap(listTypes)]
  return types.includes('number') && !types.includes('integer') ? [...types, 'integer'] : types
}

/** A schema without a type allows all types. */
function compareTypes(before: readonly string[], after: readonly string[], change: MakeChange): Change[] {
  if (before.length === 0 && after.length > 0) return [change('narrowed', `type any → ${after.join(', ')}`)]
  if (after.length === 0 && before.length > 0) return [change('widened', `type ${before.join(', ')} → any`)]
  return compareSets(before, after, 'type', change)
}

function compareSets(
  before: readonly unknown[],
  after: readonly unknown[],
  name: string,
  change: MakeChange,
): Change[] {
  return [
    ...before.filter((value) => !after.includes(value)).map((value) => change('narrowed', `${name} ${value} removed`)),
    ...after.filter((value) => !before.includes(value)).map((value) => change('widened', `${name} ${value} added`)),
  ]
}

function compareEnums(before: unknown[] | undefined, after: unknown[] | undefined, change: MakeChange): Change[] {
  if (before && after) return compareSets(before, after, 'enum value', change)
  if (after) return [change('narrowed', `enum ${after.join(', ')} added`)]
  return before ? [change('widened', `enum ${before.join(', ')} removed`)] : []
}

function compareLimits(
  { name, towardsMore }: (typeof limits)[number],
  { [name]: before }: Schema,
  { [name]: after }: Schema,
  change: MakeChange,
): Change[] {
  if (before === after) return []
  const none = towardsMore * Number.POSITIVE_INFINITY
  const isWider = ((after ?? none) - (before ?? none)) * towardsMore > 0
  return [change(isWider ? 'widened' : 'narrowed', `${name} ${before ?? 'none'} → ${after ?? 'none'}`)]
}

function compareTexts(
  name: string,
  before: string | undefined,
  after: string | undefined,
  change: MakeChange,
): Change[] {
  if (before === after) return []
  return [change(after === undefined ? 'widened' : 'narrowed', `${name} ${before ?? 'none'} → ${after ?? 'none'}`)]
}

/** A new default changes what an omitted value means. */
function compareDefaults(before: Schema, after: Schema, place: string): Change[] {
  if (isDeepStrictEqual(before.default, after.default)) return []
  const values = [before.default, after.default].map((value) => JSON.stringify(value) ?? 'none').join(' → ')
  return [{ description: `${place}: default ${values}`, breaks: 'clients' }]
}

/** The fields of an object or the parameters of an operation, by what they're called in descriptions. */
type Fields = ReadonlyMap<string, { schema: Schema; required: boolean }>

/** What changed from some fields to others. */
export function compareFields(
  documents: SchemaPair['documents'],
  [before, after]: Pair<Fields>,
  direction: Direction,
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place): Change[] => {
    const [old, current] = [before.get(place), after.get(place)]
    if (!current) return [{ description: `${place}: removed`, breaks: 'clients' }]
    if (!old) {
      return current.required
        ? [{ description: `${place}: added, required`, breaks: findBrokenSide('narrowed', direction) }]
        : [{ description: `${place}: added, optional`, breaks: 'nobody' }]
    }
    return [
      ...compareRequired(place, [old.required, current.required], direction),
      ...compareSchemas({ documents, schemas: [old.schema, current.schema] }, direction, place),
    ]
  })
}

const mapFields = ({ properties = {}, required = [] }: Schema, place: string): Fields =>
  new Map(
    Object.entries(properties).map(([name, schema]) => [
      `${place}, ${name}`,
      { schema, required: required.includes(name) },
    ]),
  )

/** Compares alternatives of the same type; `compareTypes` finds added and removed ones. */
function compareBranches(
  before: Schema[] = [],
  after: Schema[] = [],
  nested: (before: Schema, after: Schema) => Change[],
): Change[] {
  return before.flatMap((old) => {
    const current = after.find(({ type }) => isDeepStrictEqual(type, old.type))
    return current ? nested(old, current) : []
  })
}
