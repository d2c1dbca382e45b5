import { skeleton } from './skeleton.css'

interface Props {
  /** Width, in CSS, and height, in px, of each; no two are the same. */
  bars: readonly (readonly [width: string, height: number])[]
  className?: string
}

/** Bars in the place of something that is on its way. */
export function Skeleton({ bars, className = '' }: Props) {
  return (
    <span className={`${skeleton} ${className}`} aria-hidden="true">
      {bars.map(([width, height]) => (
        // Its attributes size it: no style attribute, which a content security policy would have to allow.
        <svg key={`${width} ${height}`} width={width} height={height} />
      ))}
    </span>
  )
}
