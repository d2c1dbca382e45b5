import { filterLabels } from '@akhada/contract/filters'
import { cutText, pageHead } from '~/lib/page-head'
import { listWords } from '~/lib/words'
import type { PlayersSearch } from './players-search'

const criteria = listWords(Object.values(filterLabels)).toLowerCase()

/** The head of the list, named after its filters: “S-Tier BGMI players, page 2”. Canonical to the whole list. */
export function playersHead({ page, ...filters }: PlayersSearch) {
  const list = cutText(nameList(filters), 80)
  const title = page > 1 ? `${list}, page ${page}` : list
  return pageHead({
    path: '/players',
    title,
    description:
      title === 'Players'
        ? `Browse the players of Indian esports: BGMI, Valorant, CS2, Dota 2 and Free Fire. Filter by ${criteria}, and open their records.`
        : `${title}: the players of Indian esports with their earnings and achievements. Open their records, or filter by ${criteria}.`,
  })
}

function nameList({ search, game, tier, team, status }: Omit<PlayersSearch, 'page'>): string {
  const [shortTeam, shortSearch] = [team, search].map((text) => cutText(text, 40))
  const words = [status, tier, game].map((text) => cutText(text, 20)).filter(Boolean)
  const players = [...words, words.length > 0 ? 'players' : 'Players'].join(' ')
  return `${players}${shortTeam && ` of ${shortTeam}`}${shortSearch && ` matching “${shortSearch}”`}`
}
