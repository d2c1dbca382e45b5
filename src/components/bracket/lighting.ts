/** Which team's path is lit, and how a team asks for it. */
export interface Lighting {
  /** Id of the team under the pointer or the focus, else of the chosen one. */
  highlightedTeam: string | null
  chosen: string | null
  onPoint: (team: string | null) => void
  onChoose: (team: string) => void
}
