import { getRouteApi } from '@tanstack/react-router'
import type { Achievement } from '~/api/player'
import { DataTable } from '~/components/facts/data-table'
import { TeamLink } from '~/components/links/entity-link'
import { Placement } from '~/components/marks/placement'
import { TierBadge } from '~/components/marks/tier-badge'
import { RecordedTournament } from '~/components/tournament/recorded-tournament'
import { formatWrittenDay } from '~/lib/dates'
import { plural } from '~/lib/words'
import { useSearchState } from '~/router/use-search-state'
import { readYear } from '~/rules/career'
import { Button } from '~/ui/button'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import { Select } from '~/ui/select'
import { table } from '~/ui/table.css'
import { playerProfileSearch } from './player-profile-search'
import { nothing } from './profile-tabs.css'
import { StoryTimeline } from './story-timeline'
import * as styles from './story-timeline.css'

const route = getRouteApi('/_site/players/profile/$id')

/** The story of a player, and all results, filtered by the year and the tier in the search params. */
export function ResultsTab({ achievements }: { achievements: readonly Achievement[] }) {
  const [{ year, tier }, setParams] = useSearchState(route, playerProfileSearch)
  const filter = (update: { year?: string; tier?: string }) => setParams(update, { replace: true })
  if (achievements.length === 0) return <p className={nothing}>No achievements on record yet.</p>
  // With the values of the URL, which the record may not have.
  const years = listDistinct([...achievements.map(readYear), year])
    .sort()
    .reverse()
  const tiers = listDistinct([...achievements.map((achievement) => achievement.tier), tier]).sort()
  const shown = achievements.filter(
    (achievement) => (!year || readYear(achievement) === year) && (!tier || achievement.tier === tier),
  )

  return (
    <>
      <StoryTimeline achievements={achievements} />
      <div className={styles.filters}>
        <Select label="Year" value={year} onChange={(event) => filter({ year: event.target.value })}>
          <Options values={years} />
        </Select>
        <Select label="Tier" value={tier} onChange={(event) => filter({ tier: event.target.value })}>
          <Options values={tiers} />
        </Select>
        <p className={styles.count} role="status">
          {plural(shown.length, 'result')}
        </p>
      </div>
      {shown.length > 0 ? (
        <DataTable
          className={table}
          caption="Achievements"
          rows={shown.map((achievement) => ({
            Tournament: <RecordedTournament {...achievement} />,
            Placement: achievement.placement && <Placement place={achievement.placement} />,
            Tier: achievement.tier && <TierBadge tier={achievement.tier} />,
            Date: achievement.date && formatWrittenDay(achievement.date),
            Prize: achievement.prize,
            Team: achievement.team && <TeamLink name={achievement.team} />,
          }))}
        />
      ) : (
        <p className={styles.nothing}>
          No results for this year and tier.
          <Button ref={moveFocusOnUnmount} variant="ghost" size="small" onClick={() => filter({ year: '', tier: '' })}>
            Show all results
          </Button>
        </p>
      )}
    </>
  )
}

const Options = ({ values }: { values: readonly string[] }) => (
  <>
    <option value="">All</option>
    {values.map((value) => (
      <option key={value}>{value}</option>
    ))}
  </>
)

const listDistinct = (values: readonly (string | null)[]) => [...new Set(values.flatMap((value) => value || []))]
