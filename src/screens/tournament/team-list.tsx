import { Link } from '@tanstack/react-router'
import { FollowButton } from '~/components/follow/follow-button'
import type { TournamentTeam } from '~/content/tournaments/types'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './team-list.css'

/** The teams of a tournament with what they have won and lost in it. */
export function TeamList({ teams, game }: { teams: readonly TournamentTeam[]; game: string }) {
  return (
    <ul className={styles.list}>
      {teams.map((team) => (
        <li key={team.id} className={styles.team}>
          <Image className={styles.crest} src={team.logo} alt="" width={44} height={44} />
          {team.path ? (
            <Link className={styles.link} to={team.path}>
              {team.name}
            </Link>
          ) : (
            <span>{team.name}</span>
          )}
          <span className={styles.record}>
            <TeamRecordText team={team} />
          </span>
          <FollowButton look="icon" kind="team" id={team.followId} name={`${team.name}, ${game}`} />
        </li>
      ))}
    </ul>
  )
}

/** Wins and losses; in battle royale, where a match has one winner and no loser, wins out of the matches played. */
function TeamRecordText({ team: { wins, losses, drops } }: { team: TournamentTeam }) {
  if (drops > 0) return `${wins} of ${drops} won`
  return (
    <>
      {wins}
      <span aria-hidden="true">W</span>
      <span className={visuallyHidden}> wins,</span> {losses}
      <span aria-hidden="true">L</span>
      <span className={visuallyHidden}> losses</span>
    </>
  )
}
