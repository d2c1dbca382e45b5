import { Facts } from '~/components/facts/facts'
import { heroFactList } from '~/components/facts/facts.css'
import { Money } from '~/components/facts/money'
import { heroInner, heroPicture, heroText } from '~/components/hero/hero.css'
import { GameLink } from '~/components/links/entity-link'
import { BackLink } from '~/components/links/links'
import { liveMark } from '~/components/marks/live-mark.css'
import { TournamentDates } from '~/components/tournament/tournament-dates'
import type { TournamentDetail } from '~/content/tournaments/types'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import { TournamentActions } from './tournament-actions'
import * as styles from './tournament-hero.css'

/** Header of a tournament page: its name, dates, place and prize. */
export function TournamentHero({ tournament }: { tournament: TournamentDetail }) {
  const { gameId, gameName, name, state, status } = tournament
  return (
    <header className={styles.hero}>
      <Image className={heroPicture} src={tournament.image} alt="" width={1600} height={900} priority />
      <div className={`${container} ${heroInner}`}>
        {gameId ? (
          <BackLink to="/esports/$id" params={{ id: gameId }} parent={gameName} />
        ) : (
          <BackLink to="/esports" parent="Esports" />
        )}
        <div className={heroText}>
          <p className={styles.status}>
            <GameLink name={gameName} />
            <span className={state === 'ongoing' ? liveMark : ''}>{status}</span>
          </p>
          <Heading level={1} size="d1" className={styles.title}>
            {name}
          </Heading>
          <Facts
            className={heroFactList}
            facts={{
              Date: <TournamentDates start={tournament.start} end={tournament.end} />,
              Location: tournament.location,
              Teams: tournament.teamCount,
              'Prize Pool': <Money {...tournament.prizePool} />,
            }}
          />
          <div className={styles.actions}>
            <TournamentActions tournament={tournament} />
          </div>
        </div>
      </div>
    </header>
  )
}
