import type { Player } from '~/api/player'
import { siteUrl } from '~/lib/brand'
import { cutText, pageHead } from '~/lib/page-head'

/** The most letters of a name: records may have any length. */
const maxLetters = 60

/** How many of a player's accounts the structured data lists. */
const maxAccounts = 10

/** The head of a profile; without a player, a generic head that isn't indexed. */
export function playerProfileHead(id: string, player?: Player) {
  const path = `/players/profile/${encodeURIComponent(player?.id ?? id)}`
  if (!player) {
    return pageHead({
      path,
      title: 'Player profile',
      description: 'Career earnings, achievements, media and references of an Indian esports player.',
      image: '/og/players.png',
      noindex: true,
    })
  }
  const name = cutText(player.name, maxLetters)
  const facts = cutText([player.game, player.team, player.country].filter(Boolean).join(', '), 80)
  return pageHead({
    path,
    title: name,
    description: `${name}${facts && `, ${facts}`}: career earnings, achievements, media and references.`,
    image: getCardUrl(player.id),
    type: 'profile',
    structuredData: [{ '@type': 'ProfilePage', url: siteUrl + path, mainEntity: toPerson(player, name) }],
    breadcrumbs: [{ name: 'Players', path: '/players' }],
  })
}

/** The URL of a player's share card, which `npm run art` or the server draws. */
export const getCardUrl = (id: string) => `/og/player-${encodeURIComponent(id)}.png`

const toPerson = ({ realName, inGameName, image, country, team, socialLinks }: Player, name: string) => ({
  '@type': 'Person',
  name,
  alternateName: [realName, inGameName].flatMap((other) => (other && other !== name ? cutText(other, maxLetters) : [])),
  ...(image && { image: new URL(image, siteUrl).href }),
  ...(country && { nationality: { '@type': 'Country', name: cutText(country, maxLetters) } }),
  ...(team && { memberOf: { '@type': 'SportsTeam', name: cutText(team, maxLetters) } }),
  sameAs: socialLinks.slice(0, maxAccounts).map(({ url }) => url),
})
