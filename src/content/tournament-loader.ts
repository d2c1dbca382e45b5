import { crest } from '~/lib/art'
import { ordinal } from '~/lib/ordinal'
import { prizeDistribution } from '~/lib/prize'
import { toGame } from './games'
import { games } from './games.data'
import { organizations } from './organizations.data'
import { organizers } from './organizers.data'
import { readStages, teamOf } from './tournament-notation'
import { finalRanking, topTeams, withRecord } from './tournament-ranking'
import type {
  GamePage,
  TournamentCard,
  TournamentDetail,
  TournamentField,
  TournamentRecord,
  TournamentState,
} from './tournament-types'
import { stateOf, toTournament } from './tournaments'
import { tournaments } from './tournaments.data'

/** One file per game, so that a page carries only its own; games without a page share `other`. */
const fieldFiles = import.meta.glob<TournamentField[]>('./tournaments/*.data.ts', { import: 'fields' })
const topTeamCount = 8

/** Everything that a game page shows; null for an unknown game. */
export async function loadGamePage(gameId: string): Promise<GamePage | null> {
  const game = games.find(({ id }) => id === gameId)
  if (!game) return null
  const fields = await loadFields(game.id)
  const details = tournaments
    .filter((record) => record.gameId === game.id)
    .map((record) => toDetail(record, fieldOf(record, fields)))
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
    ).map(withPath),
    teamCount: new Set(details.flatMap(({ teams }) => teams.map(({ id }) => id))).size,
  }
}

/** One tournament with all that is known of it; null for an unknown id. */
export async function loadTournament(id: string): Promise<TournamentDetail | null> {
  const record = tournaments.find((entry) => entry.id === id)
  return record ? toDetail(record, fieldOf(record, await loadFields(record.gameId ?? 'other'))) : null
}

async function loadFields(file: string): Promise<TournamentField[]> {
  return (await fieldFiles[`./tournaments/${file}.data.ts`]?.()) ?? []
}

function fieldOf({ id }: TournamentRecord, fields: TournamentField[]): TournamentField {
  const field = fields.find((entry) => entry.id === id)
  if (!field) throw new Error(`No field for the tournament ${id}`)
  return field
}

function toDetail(record: TournamentRecord, field: TournamentField): TournamentDetail {
  const tournament = toTournament(record)
  const stages = readStages(field, stateOf)
  const ranking = tournament.state === 'past' ? finalRanking(stages) : []
  const teams = field.teams.map((name) => withPath(withRecord(teamOf(name), stages)))
  const organizer = organizers.find(({ id }) => id === record.organizerId)
  if (!organizer) throw new Error(`No organizer for the tournament ${record.id}`)
  return {
    ...tournament,
    about: field.about,
    organizer: { id: organizer.id, name: organizer.name, logo: crest(organizer.name) },
    teams,
    teamCount: teams.length,
    stages,
    winner: ranking[0] ?? null,
    prizes: prizeDistribution(record.prizePool, field.shares).map((prize, index) => ({
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
const withPath = <T extends { id: string }>(team: T): T & { path: string | null } => ({
  ...team,
  path: organizations.some(({ id }) => id === team.id) ? `/organization/${team.id}` : null,
})
