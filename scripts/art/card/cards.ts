import { samplePlayers } from '../../../contract/sample-players/players'
import { creators } from '../../../src/content/creators/records.data'
import { type GameId, gameNames } from '../../../src/content/games/names'
import { games } from '../../../src/content/games/records.data'
import { organizations } from '../../../src/content/organizations/records.data'
import { sponsors } from '../../../src/content/organizations/sponsors.data'
import { organizers } from '../../../src/content/organizers/records.data'
import { toTournament } from '../../../src/content/tournaments/queries'
import { tournaments } from '../../../src/content/tournaments/records.data'
import { slug } from '../../../src/lib/art'
import { toneOf } from '../../../src/lib/tone'
import { accentFrom } from '../../../src/theme/accent'
import { hue, toneRamps } from '../../../src/theme/tokens'
import { pngOf } from '../raster/png'
import { type CardDesign, card, type Picture } from './card'
import { champion, crests, faces, person, type Shown, scene, trio, word } from './pictures'

/** A picture that was drawn before, by its path under `public/art`. */
type Drawn = (path: string) => string

const largest = 60_000

/** The part of a game's key image that a card shows free of its words. */
const focusOf: Record<GameId, number> = {
  valorant: 0.78,
  lol: 0.5,
  cs2: 0.38,
  dota2: 0.65,
  apex: 0.4,
  fortnite: 0.57,
  bgmi: 0.53,
  freefire: 0.42,
}

/** The same of scenes whose gate stands on the left, or whose heroes on the right; the others are about their middle. */
const sceneFocus: Record<string, number> = {
  city: 0.62,
  coast: 0.72,
  corridor: 0.75,
  desert: 0.72,
  fort: 0.6,
  harbour: 0.75,
  hills: 0.7,
  island: 0.6,
  mobile: 0.6,
  monsters: 0.75,
  river: 0.74,
  skyline: 0.68,
}

/** The share cards, PNG, by the path of their page with dashes for slashes. */
export function drawCards(pictures: ReadonlyMap<string, string>): Map<string, Buffer> {
  const drawn = (path: string) => {
    const picture = pictures.get(path)
    if (picture === undefined) throw new Error(`Nobody draws ${path}, which a share card shows`)
    return picture
  }
  const designs = new Map([
    ...pages(drawn),
    ...gamePages(drawn),
    ...tournamentPages(drawn),
    ...organizationPages(drawn),
    ...creatorPages(drawn),
  ])
  return new Map([...designs].map(([name, design]) => [name, pngOf(card(design), 1200, largest)]))
}

function pages(drawn: Drawn): [string, CardDesign][] {
  const shown = (name: string): Shown => ({ name, portrait: drawn(`portraits/${slug(name)}.svg`) })
  const inScene = (id: string) => scene(drawn(`scenes/${id}.svg`), sceneFocus[id])
  const inGallery = (id: string, focus?: number) => scene(drawn(`gallery/${id}.svg`), focus)
  const crestsOf = (names: readonly { name: string }[]) =>
    crests(names.map(({ name }) => drawn(`crests/${slug(name)}.svg`)))
  const players = samplePlayers.flatMap(({ realName }) => (realName ? [shown(realName)] : []))
  const [lead, second, third] = creators.map(({ realName }) => shown(realName))
  const [top, runner] = players
  if (!lead || !second || !third || !top || !runner) throw new Error('No creators or players to show')
  const table: [path: string, title: string, label: string, picture: Picture][] = [
    ['home', 'Redefine Gaming', 'Players, teams, creators and stages', champion(drawn('hero-figure.svg'))],
    ['players', 'Players', 'Profiles, earnings and achievements', faces(players)],
    ['etalent', 'Gaming Talent Hub', 'Players, creators and casters', trio([top, lead, runner])],
    ['esports', 'Esports', 'Games, tournaments and standings', inScene('stage')],
    ['creators', 'Gaming Influencers', 'Creators and their audiences', trio([lead, second, third])],
    ['organization', 'Esports Organizations', 'Their teams, leaders and trophies', crestsOf(organizations)],
    ['organizers', 'Tournament Organizers', 'Those who build the stage', crestsOf(organizers)],
    ['events', 'Events', 'What is on, city by city', inScene('festival')],
    ['leaderboards', 'Leaderboards', 'Who leads, game by game', inScene('championship')],
    ['learn', 'Gaming Knowledge Hub', 'Tutorials, guides and coaching', inGallery('strategy', 0.6)],
    ['careers', 'Careers', 'Work where the games are', inGallery('diwali', 0.75)],
    ['services', 'Services', 'For teams, creators and brands', inScene('skyline')],
    ['media-promotion', 'Media Promotion', 'Reach the people who play', inGallery('control')],
    ['aboutUs', 'About Us', 'Why we built the pit', inGallery('chai')],
    ['Gaming-Esports', 'Gaming 101', 'From the first match to a living', inGallery('practice')],
    ['brands', 'Brands', 'Sponsors and partners of the scene', crestsOf(sponsors)],
    ['help', 'Help', 'Answers, step by step', word('madad')],
    ['contact', 'Contact', 'Write to the people behind it', word('saathi')],
    ['api', 'API', 'Players and accounts, in five calls', word('manch')],
    ['news', 'News', 'From stages and bootcamps', inScene('mobile')],
    ['casters', 'Casters', 'The voices of the finals', inGallery('casters')],
    ['forums', 'Forums', 'Where the stands talk', inScene('stadium')],
    ['shop', 'Shop', 'Jerseys and gear', champion(drawn('hero-figure.svg'))],
    ['privacy', 'Privacy', 'What we keep, and what we do not', word('niyam')],
    ['terms', 'Terms', 'The rules of the pit', word('niyam')],
    ['login', 'Login', 'Back into the pit', inScene('arena')],
    ['signup', 'Join Now', 'Your place in the pit', faces(players.toReversed())],
  ]
  return table.map(([path, title, label, picture]) => [path, { title, label, accent: hue.saffron, picture }])
}

const accents = new Map(games.map(({ id, color }) => [id, accentFrom(color).accent]))

const gamePages = (drawn: Drawn) =>
  games.map(({ id }): [string, CardDesign] => [
    `esports-${id}`,
    {
      title: gameNames[id],
      label: 'Tournaments, standings and teams',
      accent: accents.get(id) ?? hue.saffron,
      picture: scene(drawn(`games/${id}.svg`), focusOf[id]),
    },
  ])

const tournamentPages = (drawn: Drawn) =>
  tournaments.map((record): [string, CardDesign] => {
    const { id, name, gameId, gameName, city, image } = toTournament(record)
    const focus = record.scene ? sceneFocus[record.scene] : gameId && focusOf[gameId]
    return [
      `esports-tournament-${id}`,
      {
        title: name,
        label: `${gameName} · ${city}`,
        accent: (gameId && accents.get(gameId)) ?? hue.saffron,
        picture: scene(drawn(image.replace('/art/', '')), focus ?? undefined, 620),
      },
    ]
  })

const organizationPages = (drawn: Drawn) =>
  organizations.map(({ id, name, tier, headquarters, themeColor }): [string, CardDesign] => [
    `organization-${id}`,
    {
      title: name,
      label: `${tier} · ${headquarters.replace(', India', '')}`,
      accent: accentFrom(themeColor).accent,
      picture: scene(drawn(`banners/${slug(name)}.svg`), 0.706, 630),
    },
  ])

const creatorPages = (drawn: Drawn) =>
  creators.map(({ id, name, realName, platform }): [string, CardDesign] => [
    `creators-${id}`,
    {
      title: name,
      label: `${realName} · ${platform}`,
      accent: toneRamps[toneOf(realName)].light,
      picture: person({ name: realName, portrait: drawn(`portraits/${slug(realName)}.svg`) }),
    },
  ])
