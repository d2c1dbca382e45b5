import type { Player, PlayerAchievement } from '@akhada/contract/generated/models'
import { ordinal } from '@akhada/contract/ordinal'
import { slug } from '@akhada/contract/slug'
import { sum } from '@akhada/contract/sum'
import { findGameId, gameNames, playerGames } from '@akhada/sample-world/games/names'
import { organizationCreators } from '@akhada/sample-world/organizations/creators.data'
import { listPodiums } from '@akhada/sample-world/organizations/podiums'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import type {
  AchievementRecord,
  LeaderRecord,
  OrganizationCreatorRecord,
  OrganizationProfileRecord,
  PlayerFacts,
} from '@akhada/sample-world/organizations/types'
import { type CareerResult, listCareerResults } from '@akhada/sample-world/players/career'
import { listPlayersAt } from '@akhada/sample-world/players/player-records'
import { sampleSite } from '@akhada/sample-world/site'
import { distributePrizes } from '@akhada/sample-world/tournaments/prizes'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { sponsors } from '~/content/sponsors/data'
import { toSponsor } from '~/content/sponsors/to-sponsor'
import { makeTeamId } from '~/content/tournaments/team-id'
import { bannerUrl, crestUrl, galleryUrl, gameArtUrl, portraitUrl } from '~/lib/art'
import { formatDollars, formatMoney } from '~/lib/number-format'
import { getProfileUrl, type SocialPlatform } from '~/lib/social-profile'
import { parseDollars, parsePlace } from '~/rules/career'
import { readRegion } from '~/rules/region'
import { toHandle, toOrganization } from './load'
import { loadProfileRecord } from './load-profile-record'
import type {
  Organization,
  OrganizationAchievement,
  OrganizationCreator,
  OrganizationLeader,
  OrganizationProfile,
  OrganizationTeam,
} from './types'

/** The profile of an organization at a time (ms); null for an unknown id. */
export async function loadOrganizationProfile(id: string, now: number): Promise<OrganizationProfile | null> {
  const record = await loadProfileRecord(id)
  const organization = organizations.find((entry) => entry.id === id)
  return record && organization ? toProfile(toOrganization(organization, now), record, now) : null
}

function toProfile(organization: Organization, record: OrganizationProfileRecord, now: number): OrganizationProfile {
  const players = new Map(listPlayersAt(now).map((player) => [player.playerName, player]))
  const { id, name, foundingYear, headquarters, tier, themeColor, logo, social } = organization
  return {
    id,
    name,
    logoUrl: logo,
    bannerUrl: bannerUrl(name),
    foundedYear: foundingYear,
    headquarters,
    tier,
    themeColor,
    founder: toLeader(record.founder),
    coFounders: record.coFounders.map(toLeader),
    story: record.story,
    socialLinks: {
      website: { url: `https://${id}.example/` },
      youtube: toAccount(social.youtube, record.followers.youtube),
      instagram: toAccount(social.instagram, record.followers.instagram),
      twitter: toAccount(social.twitter, record.followers.twitter),
      twitch: toAccount(social.twitch, record.followers.twitch),
      discord: toAccount(social.discord, record.followers.discord),
    },
    sponsors: record.sponsors.flatMap((sponsor) => sponsors.filter((entry) => entry.name === sponsor).map(toSponsor)),
    participatingTeams: record.teams.map((team) => toTeam(organization, team, players, now)),
    creators: (organizationCreators[id] ?? []).map((creator) => toCreator(id, creator)),
    achievements: [...listPodiums(name, now).map(toAchievementRecord), ...record.achievements]
      .map(toAchievement)
      .sort((a, b) => b.year - a.year),
  }
}

const toAccount = (url: string | null, followers?: number) => (url ? { url, followers } : null)

function toLeader({ social, ...leader }: LeaderRecord): OrganizationLeader {
  return { ...leader, image: portraitUrl(leader.name), socialLinks: listAccounts(social, leader.name) }
}

function toTeam(
  organization: Organization,
  { game, establishedYear, players }: OrganizationProfileRecord['teams'][number],
  records: ReadonlyMap<string, Player>,
  now: number,
): OrganizationTeam {
  const listed = playerGames.find((each) => each === game)
  // The results in the profile end here.
  const since = [{ team: organization.name, from: '2026-11' }]
  const results = listed ? listCareerResults({ game: listed, stints: since }, now) : []
  return {
    _id: makeTeamId(organization.name, game),
    name: organization.name,
    game,
    logoUrl: crestUrl(organization.name),
    achievements: organization.teams.find((team) => team.game === game)?.achievements ?? 0,
    establishedYear,
    players: players.map((player) => {
      const { role, type, mvp } = player
      const facts =
        'player' in player ? readFacts(player.player, records) : updateFacts(player, type === 'Starter' ? results : [])
      const region = readRegion(organization.headquarters)
      return { ...facts, role, type, mvp, region, profileImage: portraitUrl(facts.realName) }
    }),
  }
}

/** The facts of a player without a record: those in the profile, and what the team has won since (`podiums.ts`). */
function updateFacts({ social, earnings, achievements, ...facts }: PlayerFacts, results: readonly CareerResult[]) {
  const won = (parseDollars(earnings) ?? 0) + sum(results.map(({ share }) => share))
  const [best] = results.toSorted((a, b) => a.place - b.place)
  const isBetter = best !== undefined && best.place <= (parsePlace(achievements) ?? 99)
  const known = tournaments.find(({ name }) => achievements.endsWith(`, ${name}`))
  return {
    ...facts,
    playerId: null,
    earnings: formatDollars(won),
    ...(isBetter
      ? { achievements: `${ordinal(best.place)}, ${best.tournament.name}`, tournamentPath: best.tournament.path }
      : { achievements, tournamentPath: known ? `/esports/tournament/${known.id}` : null }),
    socialLinks: listAccounts(social, facts.name),
  }
}

/** The facts in a sample player's record. Throws if there's no record by that name. */
function readFacts(name: string, records: ReadonlyMap<string, Player>) {
  const record = records.get(name)
  if (!record) throw new Error(`No player is called ${name}`)
  const { _id, realName, tier, earnings, achievements, socialLinks } = record
  const best = findBestResult(achievements ?? [])
  return {
    playerId: _id,
    name,
    realName: realName ?? name,
    tier: tier ?? 'B-Tier',
    earnings: earnings ?? '$0',
    achievements: best ? `${best.placement}, ${best.tournament}` : 'No result yet',
    tournamentPath: best?.tournamentLink?.slice(sampleSite.length) ?? null,
    // As many as a card of the directory shows.
    socialLinks: (socialLinks ?? [])
      .flatMap(({ platform, url }) => (platform && url ? [{ platform, url }] : []))
      .slice(0, 3),
  }
}

/** The result with the best place; the latest of several. */
const findBestResult = (results: readonly PlayerAchievement[]) =>
  results.toSorted((a, b) => (parsePlace(a.placement ?? null) ?? 99) - (parsePlace(b.placement ?? null) ?? 99))[0]

function toCreator(organizationId: string, creator: OrganizationCreatorRecord): OrganizationCreator {
  const platform = creator.primaryPlatform === 'Twitch' ? 'twitch' : 'youtube'
  return {
    ...creator,
    _id: `${organizationId}/${slug(creator.name)}`,
    path: `/organization/${organizationId}/${slug(creator.name)}`,
    profileImage: portraitUrl(creator.realName),
    socialLinks: listAccounts([platform, 'instagram'], creator.name),
  }
}

const listAccounts = <Platform extends SocialPlatform>(platforms: readonly Platform[], name: string) =>
  platforms.map((platform) => ({ platform, url: getProfileUrl(platform, toHandle(name)) }))

const titles = ['Champions', 'Runners-up', 'Third']

/** "Champions in Mumbai, for $400,000." */
function toAchievementRecord({ tournament, place }: ReturnType<typeof listPodiums>[number]): AchievementRecord {
  const { id, name, gameId, start, city, prizePool, shares } = tournament
  const prize = distributePrizes(prizePool, shares)[place - 1]
  return {
    title: name,
    type: 'Tournament',
    description: `${titles[place - 1]} in ${city}${prize ? `, for ${formatMoney(prize)}` : ''}.`,
    year: Number(start.slice(0, 4)),
    relatedGame: gameId && gameNames[gameId],
    position: ordinal(place),
    awardedBy: null,
    tournamentId: id,
  }
}

function toAchievement({ tournamentId, ...achievement }: AchievementRecord): OrganizationAchievement {
  const game = findGameId(achievement.relatedGame)
  return {
    ...achievement,
    mediaUrl: game ? gameArtUrl(game) : galleryUrl(achievement.type === 'Award' ? 'casters' : 'diwali'),
    path: tournamentId && `/esports/tournament/${tournamentId}`,
  }
}
