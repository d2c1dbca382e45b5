import { gameIds, gameNames } from '~/content/games/names'
import { teamId } from '~/content/team-id'
import { banner, crest, gallery, gameArt, portrait } from '~/lib/art'
import { type SocialPlatform, socialProfile } from '~/lib/social-profile'
import { regionOf } from '~/rules/region'
import { slug } from '../../../contract/slug'
import { organizationCreators } from './creators.data'
import type {
  AchievementRecord,
  LeaderRecord,
  OrganizationAchievement,
  OrganizationCreator,
  OrganizationCreatorRecord,
  OrganizationLeader,
  OrganizationProfile,
  OrganizationProfileRecord,
  OrganizationTeam,
  PlayerRecord,
  TeamPlayer,
} from './profile-types'
import { type Organization, toOrganization } from './queries'
import { organizations } from './records.data'
import { toSponsor } from './sponsors'
import { sponsors } from './sponsors.data'

/** One file per organization: a page carries only its own. */
const profileFiles = import.meta.glob<OrganizationProfileRecord>('./profiles/*.data.ts', { import: 'profile' })

/** The profile of an organization; null for an unknown id. */
export async function loadOrganizationProfile(id: string): Promise<OrganizationProfile | null> {
  const record = await profileFiles[`./profiles/${id}.data.ts`]?.()
  const organization = organizations.find((entry) => entry.id === id)
  return record && organization ? toProfile(toOrganization(organization), record) : null
}

function toProfile(organization: Organization, record: OrganizationProfileRecord): OrganizationProfile {
  const { id, name, foundingYear, headquarters, tier, themeColor, logo, social } = organization
  return {
    id,
    name,
    logoUrl: logo,
    bannerUrl: banner(name),
    foundedYear: foundingYear,
    headquarters,
    tier,
    themeColor,
    founder: toLeader(record.founder),
    coFounders: record.coFounders.map(toLeader),
    story: record.story,
    socialLinks: {
      website: { url: `https://${id}.example/` },
      youtube: link(social.youtube, record.followers.youtube),
      instagram: link(social.instagram, record.followers.instagram),
      twitter: link(social.twitter, record.followers.twitter),
      twitch: link(social.twitch, record.followers.twitch),
      discord: link(social.discord, record.followers.discord),
    },
    sponsors: record.sponsors.flatMap((sponsor) => sponsors.filter((entry) => entry.name === sponsor).map(toSponsor)),
    participatingTeams: record.teams.map((team) => toTeam(organization, team)),
    creators: (organizationCreators[id] ?? []).map((creator) => toCreator(id, creator)),
    achievements: record.achievements.map(toAchievement).sort((a, b) => b.year - a.year),
  }
}

const link = (url: string | null, followers?: number) =>
  url ? { url, ...(followers === undefined ? {} : { followers }) } : null

function toLeader({ social, ...leader }: LeaderRecord): OrganizationLeader {
  const account = (platform: 'twitter' | 'instagram' | 'linkedin') =>
    social.includes(platform) ? socialProfile(platform, handleOf(leader.name)) : null
  return {
    ...leader,
    image: portrait(leader.name),
    socialLinks: {
      twitter: account('twitter'),
      instagram: account('instagram'),
      linkedin: account('linkedin'),
    },
  }
}

function toTeam(
  organization: Organization,
  { game, establishedYear, players }: OrganizationProfileRecord['teams'][number],
): OrganizationTeam {
  return {
    _id: teamId(organization.name, game),
    name: organization.name,
    game,
    logoUrl: crest(organization.name),
    achievements: organization.teams.find((team) => team.game === game)?.achievements ?? 0,
    establishedYear,
    players: players.map((player) => toPlayer(player, regionOf(organization.headquarters))),
  }
}

function toPlayer({ social, ...player }: PlayerRecord, region: string): TeamPlayer {
  return {
    ...player,
    region,
    profileImage: portrait(player.realName),
    socialLinks: social.map((platform) => ({ platform, url: socialProfile(platform, handleOf(player.name)) })),
  }
}

function toCreator(organizationId: string, creator: OrganizationCreatorRecord): OrganizationCreator {
  const platform: SocialPlatform = creator.primaryPlatform === 'Twitch' ? 'twitch' : 'youtube'
  return {
    ...creator,
    _id: `${organizationId}/${slug(creator.name)}`,
    path: `/organization/${organizationId}/${slug(creator.name)}`,
    profileImage: portrait(creator.realName),
    socialLinks: [
      { platform, url: socialProfile(platform, handleOf(creator.name)) },
      { platform: 'instagram', url: socialProfile('instagram', handleOf(creator.name)) },
    ],
  }
}

function toAchievement({ tournamentId, ...achievement }: AchievementRecord): OrganizationAchievement {
  const game = gameIds.find((id) => gameNames[id] === achievement.relatedGame)
  return {
    ...achievement,
    mediaUrl: game ? gameArt(game) : gallery(achievement.type === 'Award' ? 'casters' : 'diwali'),
    path: tournamentId && `/esports/tournament/${tournamentId}`,
  }
}

const handleOf = (name: string) => `${slug(name).replaceAll('-', '')}.akhada`
