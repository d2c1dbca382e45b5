export function TournamentScreen() {
  return <h1>Tournament</h1>
}
