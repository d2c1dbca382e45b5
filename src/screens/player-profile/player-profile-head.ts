import type { Player } from '~/api/player'
import { siteUrl } from '~/lib/brand'
import { cutText, pageHead } from '~/lib/page-head'

/** Letters of a name, which may be from anywhere. */
const maxLetters = 60

/** Accounts of a player that structured data names. */
const maxAccounts = 10

/** The head of a profile; without the server's answer that of any profile, which is not indexed. */
export function playerProfileHead(id: string, player?: Player) {
  if (!player) {
    return pageHead({
      path: `/players/profile/${id}`,
      title: 'Player profile',
      description: 'Career earnings, achievements, media and references of an Indian esports player.',
      image: '/og/players.png',
      noindex: true,
    })
  }
  const name = cutText(player.name, maxLetters)
  const path = `/players/profile/${encodeURIComponent(player.id)}`
  const facts = cutText([player.game, player.team, player.country].filter(Boolean).join(', '), 80)
  return pageHead({
    path,
    title: name,
    description: `${name}${facts && `, ${facts}`}: career earnings, achievements, media and references.`,
    image: getCardUrl(player.id),
    type: 'profile',
    structuredData: [{ '@type': 'ProfilePage', url: siteUrl + path, mainEntity: toPerson(player, name) }],
    breadcrumbs: [
      { name: 'Players', path: '/players' },
      { name, path },
    ],
  })
}

/** Where the share card of a player is: drawn by `npm run art`, or by the server. */
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
