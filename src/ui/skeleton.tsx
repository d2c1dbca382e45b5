import { skeleton } from './skeleton.css'

interface Props {
  /** CSS width and height in px of each bar. No two may be the same: they're the keys. */
  bars: readonly `${string} ${number}`[]
  className?: string
}

/** Placeholder bars for content that is loading. */
export function Skeleton({ bars, className = '' }: Props) {
  return (
    <span className={`${skeleton} ${className}`} aria-hidden="true">
      {bars.map((bar) => {
        const [width, height] = bar.split(' ')
        // Attributes size it, since the content security policy would have to allow a style attribute.
        return <svg key={bar} width={width} height={height} />
      })}
    </span>
  )
}
