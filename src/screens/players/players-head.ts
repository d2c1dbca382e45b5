import { cutText, pageHead } from '~/lib/page-head'
import type { PlayersSearch } from './players-search'

/** The head of the list, named after its filters: “S-Tier BGMI players, page 2”. Canonical to the whole list. */
export function playersHead({ page, ...filters }: PlayersSearch) {
  const list = cutText(nameList(filters), 80)
  const title = page > 1 ? `${list}, page ${page}` : list
  return pageHead({
    path: '/players',
    title,
    description:
      title === 'Players'
        ? 'Browse the players of Indian esports: BGMI, Valorant, CS2, Dota 2 and Free Fire. Filter by game, tier, team and status, and open their records.'
        : `${title}: the players of Indian esports with their earnings and achievements. Open their records, or filter by game, tier, team and status.`,
  })
}

function nameList({ search, game, tier, team, status }: Omit<PlayersSearch, 'page'>): string {
  const [of, sought] = [team, search].map((text) => cutText(text, 40))
  const words = [status, tier, game].map((text) => cutText(text, 20)).filter(Boolean)
  const players = [...words, words.length > 0 ? 'players' : 'Players'].join(' ')
  return `${players}${of && ` of ${of}`}${sought && ` matching “${sought}”`}`
}
