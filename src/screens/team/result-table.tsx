import { ordinal } from '@akhada/contract/ordinal'
import { DataTable } from '~/components/facts/data-table'
import { Money } from '~/components/facts/money'
import { GameLink, TournamentLink } from '~/components/links/entity-link'
import { Placement } from '~/components/marks/placement'
import { TournamentDates } from '~/components/tournament/tournament-dates'
import type { TeamResult } from '~/content/teams/types'
import { table } from '~/ui/table.css'

/** A team's place and prize in each tournament that is over. */
export const ResultTable = ({ results }: { results: readonly TeamResult[] }) => (
  <DataTable
    className={table}
    caption="Results"
    rows={results.map(({ id, name, gameName, start, end, place, prize }) => ({
      Tournament: <TournamentLink id={id} name={name} />,
      Place: <Placement place={ordinal(place)} />,
      Game: <GameLink name={gameName} />,
      Prize: prize && <Money {...prize} />,
      Dates: <TournamentDates start={start} end={end} />,
    }))}
  />
)
