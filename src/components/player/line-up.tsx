import { PathLink } from '~/components/links/entity-link'
import type { LineUpPlayer } from '~/content/organizations/types'
import { Image } from '~/ui/image'
import * as styles from './line-up.css'

interface Props {
  players: readonly LineUpPlayer[]
  /** Id of the player whose page this is. */
  ownId?: string
}

/** Who plays for a team, with their roles. */
export const LineUp = ({ players, ownId }: Props) => (
  <ul className={styles.players}>
    {players.map(({ name, playerId, role, type, profileImage }) => (
      <li key={name} className={styles.player}>
        <Image className={styles.portrait} src={profileImage} alt="" width={400} height={500} />
        <PathLink path={playerId && playerId !== ownId && `/players/profile/${playerId}`} className={styles.name}>
          {name}
        </PathLink>
        <span className={styles.role}>{type === 'Starter' ? role : `${role}, substitute`}</span>
      </li>
    ))}
  </ul>
)
