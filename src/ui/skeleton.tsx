import { skeleton } from './skeleton.css'

/** Holds the place of something that is on its way. */
export function Skeleton({ width, height }: { width: string; height: number }) {
  return <span className={skeleton} style={{ width, height }} />
}
