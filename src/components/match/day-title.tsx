import { visuallyHidden } from '~/ui/visually-hidden.css'

interface Props {
  title: string
  tournament: string
}

/** "Finals, day 2", plus the tournament for screen readers: they list links and headings without context, and many days share a name. */
export function DayTitle({ title, tournament }: Props) {
  return (
    <>
      {title}
      {title !== tournament && <span className={visuallyHidden}> of {tournament}</span>}
    </>
  )
}
