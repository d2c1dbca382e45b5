import { sum } from '@akhada/contract/sum'
import { getRouteApi } from '@tanstack/react-router'
import { Facts } from '~/components/facts/facts'
import { figureList } from '~/components/facts/facts.css'
import { FollowButton } from '~/components/follow/follow-button'
import { GameLink } from '~/components/links/entity-link'
import { Section } from '~/components/section'
import type { OrganizationProfile } from '~/content/organizations/types'
import { plural } from '~/lib/words'
import { useSearchState } from '~/router/use-search-state'
import { Image } from '~/ui/image'
import { SegmentedControl } from '~/ui/segmented-control'
import { Stat } from '~/ui/stat'
import { UrlSearchField } from '~/ui/url-search-field'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { filterTeams, pickFirstGame } from './filter-roster'
import { organizationSearch } from './organization-search'
import { RosterCard } from './roster-card'
import * as styles from './teams.css'

const route = getRouteApi('/_site/organization/$id')

/** Our Teams & Players: by game, searched by team or player (specification 2 and specification 9). */
export function Teams({ profile }: { profile: OrganizationProfile }) {
  const [params, setParams] = useSearchState(route, organizationSearch)
  const { participatingTeams: teams } = profile
  const games = [...new Set(teams.map(({ game }) => game))]
  const game = games.find((each) => each === params.game) ?? pickFirstGame(teams)
  const shown = filterTeams(teams, game, params.player)

  return (
    <Section id="teams" title="Our Teams & Players">
      <div className={styles.figures}>
        <Stat value={sum(teams.map(({ achievements }) => achievements))} label="Tournament wins" />
        <Stat value={sum(teams.map(({ players }) => players.length))} label="Professional players" />
        <Stat
          value={profile.achievements.filter(({ type }) => type === 'Tournament').length}
          label="Major achievements"
        />
      </div>
      <div className={styles.toolbar}>
        <SegmentedControl
          label="Teams’ game"
          options={games}
          value={game}
          onChange={(value) => setParams({ game: value }, { replace: true })}
        />
        <UrlSearchField
          label="Search player or team"
          placeholder="Search player or team"
          value={params.player}
          onChange={(text) => setParams({ player: text }, { replace: true })}
        />
      </div>
      <p className={visuallyHidden} role="status">
        {plural(sum(shown.map(({ players }) => players.length)), 'player')}
      </p>
      {shown.length > 0 ? (
        shown.map((roster) => <Roster key={roster.team._id} {...roster} />)
      ) : (
        <div className={styles.nothing}>
          <p>No teams found matching your criteria.</p>
          <p>No players found matching your criteria.</p>
        </div>
      )}
    </Section>
  )
}

/** A team, and its players who match. */
const Roster = ({ team, players }: ReturnType<typeof filterTeams>[number]) => (
  <ul className={styles.roster} aria-label={`${team.name}, ${team.game}`}>
    <li className={styles.team}>
      <Image className={styles.crest} src={team.logoUrl} alt="" width={96} height={96} />
      <p className={styles.game}>
        <GameLink name={team.game} />
      </p>
      <h3 className={styles.name}>{team.name}</h3>
      <FollowButton look="small" kind="team" id={team._id} name={`${team.name}, ${team.game}`} />
      <Facts
        className={`${figureList} ${styles.facts}`}
        facts={{ Wins: team.achievements, Since: team.establishedYear, Players: team.players.length }}
      />
    </li>
    {players.map((each) => (
      <li key={each.name}>
        <RosterCard player={each} />
      </li>
    ))}
  </ul>
)
