import { ordinal } from '@akhada/contract/ordinal'
import { Link } from '@tanstack/react-router'
import { GameLink } from '~/components/entity-link'
import { entityLink } from '~/components/entity-link.css'
import { Money } from '~/components/money'
import { Placement } from '~/components/placement'
import { TournamentDates } from '~/components/tournament/tournament-dates'
import type { TeamTournament } from '~/content/teams/types'
import * as table from '~/ui/table.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'

/** The tournaments of a team, with its place and prize in those that are over. */
export const TournamentTable = ({ tournaments }: { tournaments: readonly TeamTournament[] }) => (
  <table className={table.table}>
    <caption className={visuallyHidden}>Tournaments</caption>
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
      {tournaments.map(({ id, name, gameName, start, end, status, place, prize }) => (
        <tr key={id}>
          <th scope="row">
            <Link to="/esports/tournament/$id" params={{ id }} className={entityLink}>
              {name}
            </Link>
          </th>
          <td>{place ? <Placement place={ordinal(place)} /> : status}</td>
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
