import { visuallyHidden } from '~/ui/visually-hidden.css'

/** "Finals, day 2", plus the tournament for screen readers: they list links and headings without context, and many days share a name. */
export function DayTitle({ title, tournament }: { title: string; tournament: string }) {
  return (
    <>
      {title}
      {title !== tournament && <span className={visuallyHidden}> of {tournament}</span>}
    </>
  )
}
