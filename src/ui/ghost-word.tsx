import { ghostWord } from './ghost-word.css'

interface Props {
  /** Address of the drawn word: as text it would bring a font of 79 kB, and move when that arrives. */
  src: string
  className?: string
}

/** A word in outline behind a section: ornament, for eyes only. */
export function GhostWord({ src, className = '' }: Props) {
  return (
    <img
      className={`${ghostWord} ${className}`}
      src={src}
      alt=""
      width={579}
      height={263}
      loading="lazy"
      decoding="async"
    />
  )
}
