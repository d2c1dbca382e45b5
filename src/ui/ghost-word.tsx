import { ghostWord } from './ghost-word.css'
import { savesData } from './save-data'

interface Props {
  /** URL of the drawn word: as text it would bring a font of 79 kB, and move when that arrives. */
  src: string
  className?: string
  /** Loads at once: for the first screenful. */
  eager?: boolean
}

/** A word in outline behind a section: ornament, for eyes only. */
export function GhostWord({ src, className = '', eager = false }: Props) {
  return (
    <img
      className={`${ghostWord} ${className}`}
      src={src}
      alt=""
      width={579}
      height={263}
      loading={eager && !savesData ? 'eager' : 'lazy'}
      // The server doesn't know who saves data.
      suppressHydrationWarning
      decoding="async"
    />
  )
}
