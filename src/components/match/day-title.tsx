import { visuallyHidden } from '~/ui/visually-hidden.css'

interface Props {
  title: string
  tournament: string
}

/** "Finals, day 2": a screen reader lists links and headings without what is next to them, and many days have that name. */
export function DayTitle({ title, tournament }: Props) {
  return (
    <>
      {title}
      {title !== tournament && <span className={visuallyHidden}> of {tournament}</span>}
    </>
  )
}
