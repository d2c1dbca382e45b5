import type { Manifest } from '@akhada/art/manifest-schema'
import { creators } from '~/content/creators/records.data'
import { gameNames } from '~/content/games/names'
import { games } from '~/content/games/records.data'
import { organizations } from '~/content/organizations/records.data'
import { sponsors } from '~/content/organizations/sponsors.data'
import { organizers } from '~/content/organizers/records.data'
import { toTournament } from '~/content/tournaments/queries'
import { tournaments } from '~/content/tournaments/records.data'
import { toneOf } from '~/lib/tone'
import { accentFrom } from '~/theme/accent'
import { hue, toneRamps } from '~/theme/tokens'
import { samplePlayers } from '../../contract/sample-players/players'
import { slug } from '../../contract/slug'

type Card = Manifest['cards'][number]
type Picture = Card['picture']

/** What a wall of octagons has room for. */
const wall = 16

/** The share cards of pages that have one of their own (`src/lib/page-head.ts`). */
export const cards = (): Card[] => [
  ...pages(),
  ...gamePages(),
  ...tournamentPages(),
  ...organizationPages(),
  ...creatorPages(),
]

function pages(): Card[] {
  const players = samplePlayers.flatMap(({ realName }) => (realName ? [slug(realName)] : []))
  const [first, second, third] = creators.map(({ realName }) => slug(realName))
  const [top, runner] = players
  if (!first || !second || !third || !top || !runner) throw new Error('No creators or players to show')
  const champion: Picture = { kind: 'champion' }
  const word = (name: string): Picture => ({ kind: 'word', word: name })
  const scene = (id: string): Picture => ({ kind: 'picture', folder: 'scenes', picture: id })
  const gallery = (id: string): Picture => ({ kind: 'picture', folder: 'gallery', picture: id })
  const trio = (portraits: [string, string, string]): Picture => ({ kind: 'trio', portraits })
  const faces = (portraits: string[]): Picture => ({ kind: 'portraits', portraits: portraits.slice(0, wall) })
  const crests = (bearers: readonly { name: string }[]): Picture => ({
    kind: 'crests',
    crests: bearers.slice(0, wall).map(({ name }) => slug(name)),
  })
  const table: [id: string, title: string, label: string, picture: Picture][] = [
    ['home', 'Redefine Gaming', 'Players, teams, creators and stages', champion],
    ['players', 'Players', 'Profiles, earnings and achievements', faces(players)],
    ['etalent', 'Gaming Talent Hub', 'Players, creators and casters', trio([top, first, runner])],
    ['esports', 'Esports', 'Games, tournaments and standings', scene('stage')],
    ['creators', 'Gaming Influencers', 'Creators and their audiences', trio([first, second, third])],
    ['organization', 'Esports Organizations', 'Their teams, leaders and trophies', crests(organizations)],
    ['organizers', 'Tournament Organizers', 'Those who build the stage', crests(organizers)],
    ['events', 'Events', 'What is on, city by city', scene('festival')],
    ['leaderboards', 'Leaderboards', 'Who leads, game by game', scene('championship')],
    ['learn', 'Gaming Knowledge Hub', 'Tutorials, guides and coaching', gallery('strategy')],
    ['careers', 'Careers', 'Work where the games are', gallery('diwali')],
    ['services', 'Services', 'For teams, creators and brands', scene('skyline')],
    ['media-promotion', 'Media Promotion', 'Reach the people who play', gallery('control')],
    ['aboutUs', 'About Us', 'Why we built the pit', gallery('chai')],
    ['Gaming-Esports', 'Gaming 101', 'From the first match to a living', gallery('practice')],
    ['brands', 'Brands', 'Sponsors and partners of the scene', crests(sponsors)],
    ['help', 'Help', 'Answers, step by step', word('madad')],
    ['contact', 'Contact', 'Write to the people behind it', word('saathi')],
    ['api', 'API', 'Players and accounts, in five calls', word('manch')],
    ['news', 'News', 'From stages and bootcamps', scene('mobile')],
    ['casters', 'Casters', 'The voices of the finals', gallery('casters')],
    ['forums', 'Forums', 'Where the stands talk', scene('stadium')],
    ['shop', 'Shop', 'Jerseys and gear', champion],
    ['privacy', 'Privacy', 'What we keep, and what we do not', word('niyam')],
    ['terms', 'Terms', 'The rules of the pit', word('niyam')],
    ['login', 'Login', 'Back into the pit', scene('arena')],
    ['signup', 'Join Now', 'Your place in the pit', faces(players.toReversed())],
  ]
  return table.map(([id, title, label, picture]) => ({ id, title, label, accent: hue.saffron, picture }))
}

const accentOfGame = new Map(games.map(({ id, color }) => [id, accentFrom(color).accent]))

const gamePages = () =>
  games.map(
    ({ id }): Card => ({
      id: `esports-${id}`,
      title: gameNames[id],
      label: 'Tournaments, standings and teams',
      accent: accentOfGame.get(id) ?? hue.saffron,
      picture: { kind: 'picture', folder: 'games', picture: id },
    }),
  )

const tournamentPages = () =>
  tournaments.map((record): Card => {
    const { id, name, gameId, gameName, city } = toTournament(record)
    return {
      id: `esports-tournament-${id}`,
      title: name,
      label: `${gameName} · ${city}`,
      accent: (gameId && accentOfGame.get(gameId)) ?? hue.saffron,
      picture: {
        kind: 'picture',
        titleWidth: 620,
        ...(record.scene ? { folder: 'scenes', picture: record.scene } : { folder: 'games', picture: gameId ?? '' }),
      },
    }
  })

const organizationPages = () =>
  organizations.map(
    ({ id, name, tier, headquarters, themeColor }): Card => ({
      id: `organization-${id}`,
      title: name,
      label: `${tier} · ${headquarters.replace(', India', '')}`,
      accent: accentFrom(themeColor).accent,
      picture: { kind: 'picture', folder: 'banners', picture: slug(name), titleWidth: 630 },
    }),
  )

const creatorPages = () =>
  creators.map(
    ({ id, name, realName, platform }): Card => ({
      id: `creators-${id}`,
      title: name,
      label: `${realName} · ${platform}`,
      accent: toneRamps[toneOf(realName)].light,
      picture: { kind: 'portrait', portrait: slug(realName) },
    }),
  )
