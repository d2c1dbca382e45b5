import { Apple, CalendarPlus, Copy, Download, Globe, Rss } from 'lucide-react'
import { brand, siteUrl } from '~/lib/brand'
import { copyText } from '~/ui/copy-text'
import { ExternalLink } from '~/ui/external-link'
import { Menu } from '~/ui/menu'
import { item, note } from '~/ui/menu.css'
import { toast } from '~/ui/toast'
import { visuallyHidden } from '~/ui/visually-hidden.css'

interface Props {
  /** What the calendar contains: "all tournaments". */
  subject: string
  /** Path of the document (`src/documents/calendars.ts`) after `/calendar/`, without its extension. */
  path: string
  size?: 'small' | 'normal'
}

/** Adds a calendar that refreshes itself to the visitor's own: to Google, Apple or Outlook, as a file, or by its address. */
export function CalendarMenu({ subject, path, size }: Props) {
  const file = `/calendar/${path}.ics`
  const url = siteUrl + file
  const webcal = url.replace(/^https?/, 'webcal')
  const copy = () => copyText(url, () => toast.success('Address copied'), `Couldn’t copy the address: ${url}`)

  return (
    <Menu
      size={size}
      icon={<CalendarPlus />}
      label={
        <>
          Calendar<span className={visuallyHidden}> of {subject}</span>
        </>
      }
    >
      <li>
        <ExternalLink className={item} href={getGoogleUrl(webcal)}>
          <CalendarPlus />
          Google Calendar
        </ExternalLink>
      </li>
      <li>
        <a className={item} href={webcal}>
          <Apple />
          Apple Calendar
        </a>
      </li>
      <li>
        <ExternalLink className={item} href={getOutlookUrl(url, subject)}>
          <Globe />
          Outlook
        </ExternalLink>
      </li>
      <li>
        <a className={item} href={file} download>
          <Download />
          Download .ics
        </a>
      </li>
      <li>
        <button type="button" className={item} onClick={copy}>
          <Copy />
          Copy address
        </button>
      </li>
      {path === 'all' && (
        <li>
          <a className={item} href="/feed.xml">
            <Rss />
            Atom feed
          </a>
        </li>
      )}
      <li className={note}>Google, Apple and Outlook calendars stay up to date by themselves.</li>
    </Menu>
  )
}

const getGoogleUrl = (webcal: string) => `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`

const getOutlookUrl = (url: string, subject: string) =>
  `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url, name: `${brand.name}: ${subject}` })}`
