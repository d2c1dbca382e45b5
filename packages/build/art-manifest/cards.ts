import type { Manifest } from '@akhada/art/manifest-schema'
import { slug } from '@akhada/contract/slug'
import { creators } from '@akhada/sample-world/creators/records.data'
import { gameNames } from '@akhada/sample-world/games/names'
import { games } from '@akhada/sample-world/games/records.data'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { organizers } from '@akhada/sample-world/organizers/records.data'
import { roster } from '@akhada/sample-world/players/roster'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { sponsors } from '~/content/sponsors/data'
import { getGameName } from '~/content/tournaments/to-tournament'
import { pickTone } from '~/lib/tone'
import { makeAccent } from '~/theme/accent'
import { hue, toneRamps } from '~/theme/tokens'

type Card = Manifest['cards'][number]
type Picture = Card['picture']

/** How many pictures a wall of octagons has. */
const wall = 16

/** The share cards of pages that have one of their own (`src/lib/page-head.ts`). */
export const listCards = (): Card[] => [
  ...pages(),
  ...gamePages(),
  ...tournamentPages(),
  ...organizationPages(),
  ...creatorPages(),
]

function pages(): Card[] {
  const players = roster.map(({ realName }) => slug(realName))
  const [first, second, third] = creators.map(({ realName }) => slug(realName))
  const [top, runner] = players
  if (!first || !second || !third || !top || !runner) throw new Error('No creators or players to show')
  const champion: Picture = { kind: 'champion' }
  const word = (name: string): Picture => ({ kind: 'word', word: name })
  const scene = (id: string): Picture => ({ kind: 'picture', folder: 'scenes', picture: id })
  const gallery = (id: string): Picture => ({ kind: 'picture', folder: 'gallery', picture: id })
  const trio = (portraits: [string, string, string]): Picture => ({ kind: 'trio', portraits })
  const faces = (portraits: string[]): Picture => ({ kind: 'portraits', portraits: portraits.slice(0, wall) })
  const crests = (bearers: readonly { name: string }[], folder: 'crests' | 'partners' = 'crests'): Picture => ({
    kind: 'crests',
    folder,
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
    ['brands', 'Brands', 'Sponsors and partners of the scene', crests(sponsors, 'partners')],
    ['help', 'Help', 'Answers, step by step', word('madad')],
    ['contact', 'Contact', 'Write to the people behind it', word('saathi')],
    ['api', 'API', 'Players and accounts, in five calls', word('manch')],
    ['news', 'News', 'From stages and bootcamps', scene('mobile')],
    ['casters', 'Casters', 'The voices of the finals', gallery('casters')],
    ['forums', 'Forums', 'Where the stands talk', scene('stadium')],
    ['shop', 'Shop', 'Jerseys and gear', champion],
    ['accessibility', 'Accessibility', 'What works, and what does not yet', word('niyam')],
    ['privacy', 'Privacy', 'What we keep, and what we do not', word('niyam')],
    ['terms', 'Terms', 'The rules of the pit', word('niyam')],
    ['login', 'Login', 'Back into the pit', scene('arena')],
    ['signup', 'Join Now', 'Your place in the pit', faces(players.toReversed())],
  ]
  return table.map(([id, title, label, picture]) => ({ id, title, label, accent: hue.saffron, picture }))
}

const accentOfGame = new Map(games.map(({ id, color }) => [id, makeAccent(color).accent]))

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
    const { id, name, gameId, city } = record
    return {
      id: `esports-tournament-${id}`,
      title: name,
      label: `${getGameName(record)} · ${city}`,
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
      accent: makeAccent(themeColor).accent,
      picture: { kind: 'picture', folder: 'banners', picture: slug(name), titleWidth: 630 },
    }),
  )

const creatorPages = () =>
  creators.map(
    ({ id, name, realName, platform }): Card => ({
      id: `creators-${id}`,
      title: name,
      label: `${realName} · ${platform}`,
      accent: toneRamps[pickTone(realName)].light,
      picture: { kind: 'portrait', portrait: slug(realName) },
    }),
  )
