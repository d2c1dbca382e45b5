import { visuallyHidden } from '~/ui/visually-hidden.css'

/** A day of battle royale among other tournaments: it's known by its tournament. Screen readers list links out of context, so they hear the day. */
export function DayTitle({ title, tournament }: { title: string; tournament: string }) {
  return (
    <>
      {tournament}
      {title !== tournament && <span className={visuallyHidden}> {title}</span>}
    </>
  )
}
