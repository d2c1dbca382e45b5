type SearchKind =
  | 'page'
  | 'game'
  | 'organization'
  | 'team'
  | 'player'
  | 'creator'
  | 'organizer'
  | 'tournament'
  | 'match'
  | 'resource'
  | 'answer'

/** Something on the platform that can be found by its name. */
export interface SearchEntry {
  kind: SearchKind
  name: string
  /** Disambiguation, searched with less weight than the name: "Aarav Kulkarni, YouTube". */
  note: string
  href: string
  /** Other words that people type for it. */
  aliases?: string
  /** Words for what its page says. */
  topics?: string
  /** Other words for its game. */
  gameAliases?: string
  image?: string | null
  /** Multiplies its score, above others that match as well: for a game's own page, and for tournaments under way. */
  boost?: number
}

export interface SearchGroup {
  kind: SearchKind
  /** In place of the name of its kind. */
  title?: string
  /** The best matches. */
  entries: SearchEntry[]
  /** The number of all matches. */
  total: number
}

/** Everything that can be found without a server. */
export interface SearchIndex {
  /** What is offered before anything is typed. */
  suggested: SearchEntry[]
  /** What a query finds, best group first, answers last. */
  find: (query: string) => SearchGroup[]
}
