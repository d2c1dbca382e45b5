/** A market figure with its source and year; never mixed from two sources. */
interface MarketFigure {
  value: string
  label: string
  /** "FICCI-EY, March 2025" */
  source: string
}

/** One of the four major events of esports. */
export interface MajorEvent {
  name: string
  /** The year it was first held. */
  since: string
  game: string
  text: string
  picture: string
}

/** What one kind of work pays, as a range. */
interface Income {
  work: string
  amount: string
  per: string
  /** Source of the range: reports from the trade, or our own estimate. */
  basis: 'indicative' | 'our estimate'
  text: string
}

/** A heading with a few sentences. */
export interface Note {
  title: string
  text: string
}

/** The guide for newcomers to gaming in India (specification 2, "Gaming-Esports"). */
export interface GamingGuide {
  lead: string
  market: { figures: MarketFigure[]; sources: string[] }
  gaming: {
    paragraphs: string[]
    equipment: Note[]
    /** Question by question. */
    compared: { question: string; casual: string; competitive: string }[]
  }
  esports: { paragraphs: string[]; events: MajorEvent[] }
  law: { paragraphs: string[]; allowed: string[]; banned: string[] }
  incomes: { paragraphs: string[]; rows: Income[]; note: string; risks: Note[] }
  careers: { paragraphs: string[]; direct: Note[]; supporting: Note[]; paths: { title: string; steps: string[] }[] }
  start: { paragraphs: string[]; players: Note[]; creators: Note[] }
  parents: { paragraphs: string[]; agreements: Note[] }
  /** What each term means. */
  glossary: Record<string, string>
  closing: string
}
