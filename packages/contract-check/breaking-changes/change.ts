/**
 * A difference between two versions of an operation. It breaks clients when one of the old version fails with a server
 * of the new, and servers when one of the old version fails with a client of the new.
 */
export interface Change {
  /** Such as "request, name: maxLength 50 → 40". */
  description: string
  breaks: 'clients' | 'servers' | 'nobody'
}

/** Which way a value goes: who gets it has to cope with more when it is widened. */
export type Direction = 'request' | 'response'

/** Whether fewer or more values are allowed than before. */
export type Effect = 'narrowed' | 'widened'

/** Whom it breaks when the allowed values change. */
export function brokenBy(effect: Effect, direction: Direction): 'clients' | 'servers' {
  return (effect === 'narrowed') === (direction === 'request') ? 'clients' : 'servers'
}

/** The change of whether something must be sent; none where it stays as it was. */
export function compareRequired(
  place: string,
  [before, after]: readonly [before: boolean, after: boolean],
  direction: Direction,
): Change[] {
  if (before === after) return []
  return after
    ? [{ description: `${place}: optional → required`, breaks: brokenBy('narrowed', direction) }]
    : [{ description: `${place}: required → optional`, breaks: brokenBy('widened', direction) }]
}
