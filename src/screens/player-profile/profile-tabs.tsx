import { getRouteApi } from '@tanstack/react-router'
import type { Player } from '~/api/player'
import { useAddressSearch } from '~/lib/asked-search'
import { TabPanel, Tabs } from '~/ui/tabs'
import { AchievementsTable } from './achievements-table'
import { MediaTab } from './media-tab'
import { isProfileTab, type ProfileTab } from './profile-search'
import * as styles from './profile-tabs.css'
import { ReferencesTab } from './references-tab'
import { StatsTab } from './stats-tab'

const route = getRouteApi('/_site/players/profile/$id')

const tabs: { value: ProfileTab; label: string }[] = [
  { value: 'achievements', label: 'Achievements' },
  { value: 'stats', label: 'Stats' },
  { value: 'media', label: 'Media' },
  { value: 'references', label: 'References' },
]

/** The record of a player in four tabs, the open one in the address. */
export function ProfileTabs({ player }: { player: Player }) {
  const { tab } = useAddressSearch(route)
  const navigate = route.useNavigate()
  const open = (value: string) =>
    isProfileTab(value) && navigate({ search: { tab: value }, replace: true, resetScroll: false })

  return (
    <Tabs className={styles.tabs} label="Player record" value={tab} onValueChange={open} tabs={tabs}>
      <TabPanel value="achievements">
        <AchievementsTable achievements={player.achievements} />
      </TabPanel>
      <TabPanel value="stats">
        <StatsTab player={player} />
      </TabPanel>
      <TabPanel value="media">
        <MediaTab player={player} />
      </TabPanel>
      <TabPanel value="references">
        <ReferencesTab references={player.references} />
      </TabPanel>
    </Tabs>
  )
}
