import { gameNames } from '~/content/games/names'
import { toGame } from '~/content/games/queries'
import { games } from '~/content/games/records.data'
import { organizations } from '~/content/organizations/records.data'
import { organizers } from '~/content/organizers/records.data'
import { teamId } from '~/content/team-id'
import { crest } from '~/lib/art'
import { ordinal } from '~/lib/ordinal'
import { prizeDistribution } from '~/rules/prizes'
import { loadDraws } from './draws'
import { parseStages, teamOf } from './notation'
import { stateOf, toTournament } from './queries'
import { finalRanking, topTeams, withRecord } from './ranking'
import { tournaments } from './records.data'
import type {
  GamePage,
  Team,
  TournamentCard,
  TournamentDetail,
  TournamentDraw,
  TournamentRecord,
  TournamentState,
} from './types'

const topTeamCount = 8

/** Everything that a game page shows; null for an unknown game. */
export async function loadGamePage(gameId: string): Promise<GamePage | null> {
  const game = games.find(({ id }) => id === gameId)
  if (!game) return null
  const draws = await loadDraws(game.id)
  const details = tournaments
    .filter((record) => record.gameId === game.id)
    .map((record) => toDetail(record, drawOf(record, draws)))
  const inState = (state: TournamentState) => details.filter((detail) => detail.state === state).map(toCard)
  return {
    game: toGame(game, tournaments),
    tournaments: {
      ongoing: inState('ongoing'),
      upcoming: inState('upcoming'),
      past: inState('past').sort((a, b) => Date.parse(b.start) - Date.parse(a.start)),
    },
    detailed: details.find(({ state }) => state === 'ongoing') ?? null,
    topTeams: topTeams(
      details.map(({ state, teams, stages }) => ({ over: state === 'past', teams, stages })),
      topTeamCount,
    ).map((team) => withOrganization(team, gameNames[game.id])),
    teamCount: new Set(details.flatMap(({ teams }) => teams.map(({ id }) => id))).size,
  }
}

/** One tournament with all that is known of it; null for an unknown id. */
export async function loadTournament(id: string): Promise<TournamentDetail | null> {
  const record = tournaments.find((entry) => entry.id === id)
  return record ? toDetail(record, drawOf(record, await loadDraws(record.gameId ?? 'other'))) : null
}

function drawOf({ id }: TournamentRecord, draws: TournamentDraw[]): TournamentDraw {
  const draw = draws.find((entry) => entry.id === id)
  if (!draw) throw new Error(`No draw for the tournament ${id}`)
  return draw
}

function toDetail(record: TournamentRecord, draw: TournamentDraw): TournamentDetail {
  const tournament = toTournament(record)
  const stages = parseStages(draw, stateOf)
  const ranking = tournament.state === 'past' ? finalRanking(stages) : []
  const teams = draw.teams.map((name) => withOrganization(withRecord(teamOf(name), stages), tournament.gameName))
  const organizer = organizers.find(({ id }) => id === record.organizerId)
  if (!organizer) throw new Error(`No organizer for the tournament ${record.id}`)
  return {
    ...tournament,
    about: draw.about,
    organizer: { id: organizer.id, name: organizer.name, logo: crest(organizer.name) },
    teams,
    teamCount: teams.length,
    stages,
    winner: ranking[0] ?? null,
    prizes: prizeDistribution(record.prizePool, draw.shares).map((prize, index) => ({
      place: ordinal(index + 1),
      prize,
      team: ranking[index] ?? null,
    })),
  }
}

function toCard({ about, organizer, teams, stages, prizes, ...card }: TournamentDetail): TournamentCard {
  return card
}

/** Teams are called by their organizations, so that their ids are the same. */
const withOrganization = <T extends Team>(team: T, game: string): T & { path: string | null; followId: string } => ({
  ...team,
  followId: teamId(team.name, game),
  path: organizations.some(({ id }) => id === team.id) ? `/organization/${team.id}` : null,
})
