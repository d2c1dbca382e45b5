import { TeamLink } from '~/components/links/entity-link'
import { Spoiler } from '~/components/spoiler/spoiler'
import type { Lobby, MatchPage } from '~/content/match/types'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import { MatchActions } from './match-actions'
import { MatchFacts, TournamentLine } from './match-facts'
import * as styles from './match-hero.css'
import { MatchStatus } from './match-status'

/** The header of a day of battle royale: its squads as a wall of crests. */
export function LobbyHero({ match, lobby }: { match: MatchPage; lobby: Lobby }) {
  return (
    <header className={styles.hero}>
      <Image className={styles.lobbyPicture} src={match.tournament.image} alt="" width={1600} height={900} priority />
      <div className={`${container} ${styles.inner}`}>
        <TournamentLine match={match} />
        <div className={styles.lobby}>
          <div className={styles.lobbyText}>
            <MatchStatus match={match} />
            <Heading level={1} size="d1">
              {match.title}
            </Heading>
            <MatchFacts match={match} />
            <MatchActions match={match} />
          </div>
          <Squads match={match} squads={lobby.squads} />
        </div>
      </div>
    </header>
  )
}

function Squads({ match, squads }: Pick<Lobby, 'squads'> & { match: MatchPage }) {
  if (squads.length === 0)
    return <p className={styles.openSquads}>Squads are announced when the previous stage ends.</p>
  const list = (
    <ul className={styles.squads} aria-label={`${squads.length} squads`}>
      {squads.map(({ id, name, logo }) => (
        <li key={id}>
          <TeamLink name={name} className={styles.squad}>
            <Image src={logo} alt="" width={88} height={88} />
            {name}
          </TeamLink>
        </li>
      ))}
    </ul>
  )
  return match.isLaterStage && match.state !== 'over' ? <Spoiler label="who qualified">{list}</Spoiler> : list
}
