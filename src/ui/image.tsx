import { useState } from 'react'
import { savesData } from './save-data'

interface Props {
  src: string
  /** Describes the picture; empty if it's decorative. */
  alt: string
  width: number
  height: number
  /** Loads at once and first: for pictures in the first screenful. */
  priority?: boolean
  className?: string
  /** Whether a dark lattice takes the place of a picture that fails to load. Otherwise the background behind it shows. */
  hasFallback?: boolean
}

/** A picture that reserves its space, loads lazily unless it has priority, and gives way to its fallback when it fails. */
export function Image({ src, alt, width, height, priority = false, className, hasFallback }: Props) {
  const [failed, setFailed] = useState<string>()
  const shown = failed === src ? hasFallback && '/art/fallback.svg' : src
  if (!shown) return null

  return (
    <img
      // If the picture failed before hydration, nobody handled its error event.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src)
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
      onError={(event) => {
        if (event.currentTarget.getAttribute('src') === src) setFailed(src)
      }}
    />
  )
}
