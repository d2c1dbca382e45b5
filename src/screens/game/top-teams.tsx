import { playerGames } from '@akhada/sample-world/games/names'
import { GoLink } from '~/components/links/links'
import { TeamRanking } from '~/components/ranking/team-ranking'
import { Spoiler } from '~/components/spoiler/spoiler'
import type { GamePage } from '~/content/tournaments/types'
import { ghostWordUrl } from '~/lib/art'
import { container, section } from '~/ui/container.css'
import { GhostWord } from '~/ui/ghost-word'
import { SectionHeader } from '~/ui/section-header'
import * as styles from './game.css'

/** The best teams of a game (specification 2, "Game page"). */
export function TopTeams({ game: { id, name }, topTeams }: Pick<GamePage, 'game' | 'topTeams'>) {
  return (
    <section className={`${section} ${styles.topTeams}`} aria-labelledby="top-teams">
      <GhostWord className={styles.ghost} src={ghostWordUrl('khel')} />
      <div className={container}>
        <SectionHeader
          title="Top Teams"
          id="top-teams"
          aside={
            <GoLink to="/leaderboards" search={{ game: id }} hash="teams">
              Full ranking
            </GoLink>
          }
        />
        <div className={styles.part}>
          <Spoiler label="the ranking">
            <TeamRanking caption="Top teams by points" game={name} teams={topTeams} />
          </Spoiler>
        </div>
        {playerGames.some((game) => game === name) && (
          <GoLink to="/players" search={{ game: name }} className={styles.players}>
            All {name} players
          </GoLink>
        )}
      </div>
    </section>
  )
}
