import { getRouteApi } from '@tanstack/react-router'
import type { Player } from '~/api/player'
import { searchChanger } from '~/lib/search-changer'
import { oneOf } from '~/lib/search-params'
import { Tabs } from '~/ui/tabs'
import { AchievementsTable } from './achievements-table'
import { MediaTab } from './media-tab'
import { profileTabs } from './profile-search'
import * as styles from './profile-tabs.css'
import { ReferencesTab } from './references-tab'
import { StatsTab } from './stats-tab'

const route = getRouteApi('/_site/players/profile/$id')

const labels = { achievements: 'Achievements', stats: 'Stats', media: 'Media', references: 'References' }

/** The record of a player in four tabs, the open one in the address. */
export function ProfileTabs({ player }: { player: Player }) {
  const { tab } = route.useSearch()
  const change = searchChanger(route.useNavigate())
  const open = (value: string) => change({ tab: oneOf(value, profileTabs, tab) }, true)
  const panels = {
    achievements: <AchievementsTable achievements={player.achievements} />,
    stats: <StatsTab player={player} />,
    media: <MediaTab player={player} />,
    references: <ReferencesTab references={player.references} />,
  }
  const tabs = profileTabs.map((value) => ({ value, label: labels[value], panel: panels[value] }))

  return <Tabs className={styles.tabs} label="Player record" value={tab} onValueChange={open} tabs={tabs} />
}
