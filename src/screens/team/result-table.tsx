import { ordinal } from '@akhada/contract/ordinal'
import { GameLink, TournamentLink } from '~/components/entity-link'
import { Money } from '~/components/money'
import { Placement } from '~/components/placement'
import { TournamentDates } from '~/components/tournament/tournament-dates'
import type { TeamResult } from '~/content/teams/types'
import * as table from '~/ui/table.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'

/** A team's place and prize in each tournament that is over. */
export const ResultTable = ({ results }: { results: readonly TeamResult[] }) => (
  <table className={table.table}>
    <caption className={visuallyHidden}>Results</caption>
    <thead>
      <tr>
        <th scope="col">Tournament</th>
        <th scope="col">Place</th>
        <th scope="col">Game</th>
        <th scope="col">Dates</th>
        <th scope="col" className={table.number}>
          Prize
        </th>
      </tr>
    </thead>
    <tbody>
      {results.map(({ id, name, gameName, start, end, place, prize }) => (
        <tr key={id}>
          <th scope="row">
            <TournamentLink id={id} name={name} />
          </th>
          <td>
            <Placement place={ordinal(place)} />
          </td>
          <td>
            <GameLink name={gameName} />
          </td>
          <td>
            <TournamentDates start={start} end={end} />
          </td>
          <td className={table.number}>{prize && <Money {...prize} />}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
