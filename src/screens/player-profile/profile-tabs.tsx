import { getRouteApi } from '@tanstack/react-router'
import type { Player } from '~/api/player'
import { Tabs } from '~/components/lazy-tabs'
import { Spoiler } from '~/components/spoiler/spoiler'
import { oneOf } from '~/router/define-search'
import { useSearchState } from '~/router/use-search-state'
import { MediaTab } from './media-tab'
import { playerProfileSearch, profileTabs } from './player-profile-search'
import * as styles from './profile-tabs.css'
import { ReferencesTab } from './references-tab'
import { ResultsTab } from './results-tab'
import { StatsTab } from './stats-tab'

const route = getRouteApi('/_site/players/profile/$id')

const labels = { achievements: 'Achievements', stats: 'Stats', media: 'Media', references: 'References' }

/** The record of a player in four tabs. The URL has the open one. */
export function ProfileTabs({ player }: { player: Player }) {
  const [{ tab }, setParams] = useSearchState(route, playerProfileSearch)
  const open = (value: string) => setParams({ tab: oneOf(profileTabs)(value) }, { replace: true })
  const panels = {
    achievements: (
      <Spoiler label="the results">
        <ResultsTab achievements={player.achievements} />
      </Spoiler>
    ),
    stats: (
      <Spoiler label="the figures">
        <StatsTab player={player} />
      </Spoiler>
    ),
    media: <MediaTab player={player} />,
    references: <ReferencesTab references={player.references} />,
  }
  const tabs = profileTabs.map((value) => ({ value, label: labels[value], panel: panels[value] }))

  return <Tabs className={styles.tabs} label="Player record" value={tab} onValueChange={open} tabs={tabs} />
}
