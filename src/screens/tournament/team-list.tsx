import { ordinal } from '@akhada/contract/ordinal'
import { FollowButton } from '~/components/follow/follow-button'
import { TeamLink } from '~/components/links/entity-link'
import { InlineSpoiler } from '~/components/spoiler/spoiler'
import type { Stage, TournamentDetail, TournamentTeam } from '~/content/tournaments/types'
import { compareNames } from '~/lib/compare-names'
import { plural } from '~/lib/words'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './team-list.css'

/** The teams of a tournament with their records, sorted by name, so that the order gives no result away. */
export function TeamList({ tournament: { teams, stages, gameName } }: { tournament: TournamentDetail }) {
  const shown = teams.toSorted(compareNames)
  return (
    <ul className={styles.list}>
      {shown.map((team) => (
        <li key={team.id} className={styles.team}>
          <Image src={team.logo} alt="" width={44} height={44} />
          <TeamLink name={team.name} className={styles.link} />
          <span className={styles.record}>
            <InlineSpoiler>
              <TeamRecordText team={team} stages={stages} />
            </InlineSpoiler>
          </span>
          <FollowButton look="icon" kind="team" id={team.followId} name={`${team.name}, ${gameName}`} />
        </li>
      ))}
    </ul>
  )
}

interface RecordProps {
  team: TournamentTeam
  stages: readonly Stage[]
}

/** Wins and losses below the place, once that's final; in battle royale `PlaceText`. Nothing before the first match. */
function TeamRecordText({ team, stages }: RecordProps) {
  const { wins, losses, pointsMatches, place } = team
  if (pointsMatches > 0) return <PlaceText team={team} stages={stages} />
  if (wins + losses === 0) return null
  return (
    <Outcome
      place={place ? ordinal(place) : ''}
      short={`${wins}W ${losses}L`}
      full={`${plural(wins, 'win')}, ${plural(losses, 'loss', 'losses')}`}
    />
  )
}

/** "9th", and "85 pts" below it; only "17th" for a team that isn't in the latest table, since points start again with each stage. */
function PlaceText({ team: { id }, stages }: RecordProps) {
  const tables = stages
    .map((stage) => (stage.kind === 'points' ? stage.table.filter(({ matches }) => matches > 0) : []))
    .filter((rows) => rows.length > 0)
  const table = tables.findLast((rows) => rows.some(({ team }) => team.id === id))
  const row = table?.find(({ team }) => team.id === id)
  if (!row) return null
  const place = ordinal(row.rank)
  if (table !== tables.at(-1)) return place
  return <Outcome place={place} short={`${row.points} pts`} full={plural(row.points, 'point')} />
}

/** A figure, below the place if there is one. */
const Outcome = ({ place, short, full }: { place: string; short: string; full: string }) => (
  <>
    <span aria-hidden="true">
      {place} {place ? <span className={styles.figure}>{short}</span> : short}
    </span>
    <span className={visuallyHidden}>
      {place && `${place}, `}
      {full}
    </span>
  </>
)
