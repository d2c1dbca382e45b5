import { type SyntheticEvent, useState } from 'react'
import { savesData } from './save-data'

interface Props {
  src: string
  /** Describes the picture; empty for ornament. */
  alt: string
  width: number
  height: number
  /** Loads at once and first: for pictures in the first screenful. */
  priority?: boolean
  className?: string
  /** Shown when the picture cannot be had; without one nothing is shown, and the ground behind it stays. */
  fallback?: string
}

/** A picture that holds its place, waits for its turn and steps aside when it fails. */
export function Image({ src, alt, width, height, priority = false, className, fallback }: Props) {
  const [failed, setFailed] = useState<string>()
  const shown = failed === src ? fallback : src
  if (!shown) return null

  return (
    <img
      // A picture that failed before hydration fired its event unheard.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.src !== '') setFailed(src)
      }}
      className={className}
      src={shown}
      alt={alt}
      width={width}
      height={height}
      loading={priority && !savesData ? 'eager' : 'lazy'}
      // The server doesn't know who saves data.
      suppressHydrationWarning
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={(event: SyntheticEvent<HTMLImageElement>) => {
        if (event.currentTarget.getAttribute('src') === src) setFailed(src)
      }}
    />
  )
}
