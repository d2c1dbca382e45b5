import type { Player } from './generated/models'
import { isObject } from './is-object'
import { removeClutter } from './rules'

/** Characters of a text, characters of a URL, and entries of a list that a screen can show. */
const maxText = 300
const maxAddress = 2_000
const maxEntries = 500

/** A record, its lists, and their entries. */
const maxDepth = 3

interface Issue {
  path: readonly PropertyKey[]
  expected?: unknown
}

interface PlayerSchema {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Player } | { success: false; error: { issues: readonly Issue[] } }
}

interface ReadRecord {
  player: Player
  /** Whether a value that violates the contract was converted or left out. */
  wasRepaired: boolean
}

/**
 * A player's record as the contract has it: invalid values are converted or left out, and values too long or too high for a screen are cut.
 * Null if it is no record, or has no id. With an `id`, by which the player was found, the record's own does not count.
 */
export function readPlayerRecord(schema: PlayerSchema, value: unknown, id?: string): ReadRecord | null {
  const isOther = id !== undefined && isObject(value) && value._id !== id
  const record = truncate(isOther ? { ...value, _id: id } : value)
  const result = schema.safeParse(record)
  if (result.success) return { player: result.data, wasRepaired: isOther }
  // From the last on, so that an entry that is left out does not move those of the issues before it.
  const repaired = schema.safeParse(withPlayerName(result.error.issues.reduceRight(repair, record)))
  return repaired.success ? { player: repaired.data, wasRepaired: true } : null
}

function truncate(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return truncateText(value)
  if (Array.isArray(value)) return value.slice(0, maxEntries).flatMap((entry) => truncate(entry, depth + 1) ?? [])
  if (!isObject(value)) return value
  if (depth > maxDepth) return undefined
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, truncate(each, depth + 1)]))
}

/** Half a URL leads nowhere. */
function truncateText(text: string): string | undefined {
  const isAddress = /^(https?:\/)?\//i.test(text)
  if (isAddress && text.length > maxAddress) return undefined
  return removeClutter(isAddress || text.length <= maxText ? text : text.slice(0, maxText).toWellFormed())
}

/** The value without the invalid part at the path of an issue. */
const repair = (value: unknown, { path, expected }: Issue): unknown => setAtPath(value, path, expected)

function setAtPath(value: unknown, [key, ...rest]: readonly PropertyKey[], expected: unknown): unknown {
  if (key === undefined) return convert(value, expected)
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => (index === key ? (setAtPath(entry, rest, expected) ?? []) : [entry]))
  }
  return isObject(value) ? { ...value, [key]: setAtPath(value[String(key)], rest, expected) } : value
}

/** A number for a text, and a text with a number for a number; undefined for the rest. */
function convert(value: unknown, expected: unknown): unknown {
  if (expected === 'string') return typeof value === 'number' ? String(value) : undefined
  return typeof value === 'string' && value.trim() && Number.isFinite(Number(value)) ? Number(value) : undefined
}

/** The name and the id are the only required fields; screens show that a player has no name. */
const withPlayerName = (value: unknown): unknown =>
  isObject(value) ? { ...value, playerName: value.playerName ?? '' } : value
