import { Volume2 } from 'lucide-react'
import { portraitUrl } from '~/lib/art'
import { Image } from '~/ui/image'
import * as styles from './chat-drawing.css'
import { face } from './face.css'

const talk = [
  { name: 'Imliakum Ao', text: 'Scrims tonight, 9 PM?' },
  { name: 'Nimisha Jose', text: 'In. Need one sniper.', mine: true },
  { name: 'Gaurav Negi', text: 'GG, well played!' },
]
const levels = [8, 16, 24, 14, 30, 20, 10, 26, 16, 22, 8, 14]
/** A bar for each level, 6 px wide and centred vertically. */
const wave = levels.map((level, index) => `M${index * 10} ${16 - level / 2}h6v${level}h-6z`).join('')

/** A chat before a match, and the voice channel next to it. */
export function ChatDrawing() {
  return (
    <div className={styles.chat}>
      {talk.map(({ name, text, mine }) => (
        <span key={name} className={mine ? styles.mine : styles.line}>
          <span className={styles.speaker}>
            <Image className={face} src={portraitUrl(name)} alt="" width={80} height={100} />
          </span>
          <b className={mine ? styles.myBubble : styles.bubble}>{text}</b>
        </span>
      ))}
      <span className={styles.voice}>
        <Volume2 />
        <span>Voice</span>
        <svg className={styles.wave} viewBox="0 0 118 32" role="presentation">
          <path d={wave} fill="currentColor" />
        </svg>
      </span>
    </div>
  )
}
