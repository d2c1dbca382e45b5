import type { MajorEvent } from '~/content/gaming-guide/types'
import { h4 } from '~/theme/type.css'
import { Image } from '~/ui/image'
import { subtitle } from './gaming-guide.css'
import * as styles from './major-events.css'

/** The four major events on a line of years. */
export function MajorEvents({ events }: { events: MajorEvent[] }) {
  return (
    <>
      <h3 id="major-events" className={subtitle}>
        Four major events
      </h3>
      <ol aria-labelledby="major-events">
        {events.map(({ name, since, game, text, picture }) => (
          <li key={name} className={styles.event}>
            <p className={styles.since}>
              <span className={styles.word}>Since</span> {since}
            </p>
            <div className={styles.entry}>
              <div className={styles.body}>
                <h4 className={h4}>{name}</h4>
                <p className={styles.game}>{game}</p>
                <p className={styles.text}>{text}</p>
              </div>
              <Image className={styles.picture} src={picture} alt="" width={1600} height={900} />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
