import { skeleton } from './skeleton.css'

/** Holds the place of something that is on its way. */
export function Skeleton({ width, height }: { width: string; height: number }) {
  // Its attributes size it: no style attribute, which a content security policy would have to allow.
  return <svg className={skeleton} width={width} height={height} aria-hidden="true" />
}
