import type { Player } from './generated/models'
import { isObject } from './is-object'
import { sanitizeText } from './rules'

/** The most that a screen can show: characters of a text, characters of a URL, and entries of a list. */
const maxText = 300
const maxAddress = 2_000
const maxEntries = 500

/** Objects below this depth are left out: the record is at 0, its lists at 1, their entries at 2. */
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

/**
 * Parses a player's record: converts or leaves out invalid values, and cuts texts and lists that are too long for a screen.
 * Returns null if it isn't a record or has no id. An `id` that the player was found by replaces the record's own.
 * `wasRepaired` says whether a value that violates the contract was converted or left out, or the id replaced.
 */
export function readPlayerRecord(schema: PlayerSchema, value: unknown, id?: string) {
  const isOther = id !== undefined && isObject(value) && value._id !== id
  const record = truncate(isOther ? { ...value, _id: id } : value)
  const result = schema.safeParse(record)
  if (result.success) return { player: result.data, wasRepaired: isOther }
  // Last issue first: removing an entry of a list must not shift the entries of the issues before it.
  const converted = result.error.issues.reduceRight(repair, record)
  const repaired = schema.safeParse(withPlayerName(converted))
  if (repaired.success) return { player: repaired.data, wasRepaired: true }
  // A converted value may be out of range: now it's left out.
  const reduced = schema.safeParse(withPlayerName(repaired.error.issues.reduceRight(repair, converted)))
  return reduced.success ? { player: reduced.data, wasRepaired: true } : null
}

function truncate(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return truncateText(value)
  if (Array.isArray(value)) return value.slice(0, maxEntries).flatMap((entry) => truncate(entry, depth + 1) ?? [])
  if (!isObject(value)) return value
  if (depth > maxDepth) return undefined
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, truncate(each, depth + 1)]))
}

/** Cuts a long text; leaves out a long URL, because half a URL leads nowhere. */
function truncateText(text: string): string | undefined {
  const isAddress = /^(https?:\/)?\//i.test(text)
  if (isAddress && text.length > maxAddress) return undefined
  if (isAddress || text.length <= maxText) return sanitizeText(text)
  // Without half of a character that the cut goes through.
  return sanitizeText(
    text
      .slice(0, maxText)
      .replace(/\p{Surrogate}$/u, '')
      .toWellFormed(),
  )
}

/** Converts or removes the invalid part of a value, at the path of the issue. */
const repair = (value: unknown, { path, expected }: Issue): unknown => setAtPath(value, path, expected)

function setAtPath(value: unknown, [key, ...rest]: readonly PropertyKey[], expected: unknown): unknown {
  if (key === undefined) return convert(value, expected)
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => (index === key ? (setAtPath(entry, rest, expected) ?? []) : [entry]))
  }
  return isObject(value) ? { ...value, [key]: setAtPath(value[String(key)], rest, expected) } : value
}

/** Converts a number to a text, and a numeric text to a number; undefined for anything else. */
function convert(value: unknown, expected: unknown): unknown {
  if (expected === 'string') return typeof value === 'number' ? String(value) : undefined
  return typeof value === 'string' && value.trim() && Number.isFinite(Number(value)) ? Number(value) : undefined
}

/** Fills in an empty name: only the name and the id are required, and screens can show a player without a name. */
const withPlayerName = (value: unknown): unknown =>
  isObject(value) ? { ...value, playerName: value.playerName ?? '' } : value
