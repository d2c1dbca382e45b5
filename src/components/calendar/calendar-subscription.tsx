import { siteUrl } from '~/lib/brand'
import { button } from '~/ui/button-class'
import { toast } from '~/ui/toast'
import { visuallyHidden } from '~/ui/visually-hidden.css'

interface Props {
  /** What the calendar has: "all tournaments". */
  of: string
  /** Of the file that the build writes (`scripts/calendars`), after `/calendar/`. */
  path: string
}

/** A calendar that refreshes itself: opened in the visitor's calendar, or its URL copied for one on the web. */
export function CalendarSubscription({ of, path }: Props) {
  const calendarUrl = `${siteUrl}/calendar/${path}.ics`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(calendarUrl)
      toast.success('Address copied')
    } catch {
      toast.error(`The address could not be copied: ${calendarUrl}`)
    }
  }

  return (
    <>
      <a className={button({ variant: 'ghost', size: 'small' })} href={calendarUrl.replace(/^https?/, 'webcal')}>
        Subscribe
        <span className={visuallyHidden}> to {of}</span>
      </a>
      <button type="button" className={button({ variant: 'text', size: 'small' })} onClick={() => void copy()}>
        Copy address
        <span className={visuallyHidden}> of the calendar of {of}</span>
      </button>
    </>
  )
}
