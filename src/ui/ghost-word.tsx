import { ghostWord } from './ghost-word.css'
import { savesData } from './save-data'

interface Props {
  /** URL of the drawn word. As text it would need a font of 79 kB, and move when that loads. */
  src: string
  className?: string
  /** Loads at once: for the first screenful. */
  eager?: boolean
}

/** An outlined word behind a section: decorative, so hidden from screen readers. */
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
