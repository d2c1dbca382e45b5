/**
 * A difference between two versions of an operation. It breaks clients if an old client fails with a new server, and
 * servers if an old server fails with a new client.
 */
export interface Change {
  /** Such as "request, name: maxLength 50 → 40". */
  description: string
  breaks: 'clients' | 'servers' | 'nobody'
}

export type Pair<T> = readonly [before: T, after: T]

/** Which way a value goes. Its receiver has to cope with more values when they are widened. */
export type Direction = 'request' | 'response'

/** Whether fewer or more values are allowed than before. */
export type Effect = 'narrowed' | 'widened'

/** Says which side a change of the allowed values breaks: clients or servers. */
export function findBrokenSide(effect: Effect, direction: Direction): 'clients' | 'servers' {
  return (effect === 'narrowed') === (direction === 'request') ? 'clients' : 'servers'
}

/** The change from optional to required, or the other way round; none if both are the same. */
export function compareRequired(place: string, [before, after]: Pair<boolean>, direction: Direction): Change[] {
  if (before === after) return []
  return after
    ? [{ description: `${place}: optional → required`, breaks: findBrokenSide('narrowed', direction) }]
    : [{ description: `${place}: required → optional`, breaks: findBrokenSide('widened', direction) }]
}
