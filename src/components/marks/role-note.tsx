import { GoLink } from '~/components/links/links'
import type { ContactTopic } from '~/content/contact/types'
import * as styles from './role-note.css'

/** What an account of this role will be able to do, and how to get it done today. */
const notes: Record<string, { text: string; topic: ContactTopic; link: string }> = {
  'org-admin': {
    text: 'Soon you’ll edit your organization’s page yourself: roster, results, sponsors. Until then, send us the changes and we’ll make them.',
    topic: 'general',
    link: 'Send your changes',
  },
  'to-admin': {
    text: 'Soon you’ll create tournaments and enter results yourself. Until then, send us your event and we’ll put it up.',
    topic: 'organizers',
    link: 'Send your event',
  },
  'media-admin': {
    text: 'Soon you’ll manage press and partners here. Until then, tell us what you need.',
    topic: 'press',
    link: 'Tell us',
  },
}

/** Says plainly what a role can't do yet; renders nothing for roles that have everything. */
export function RoleNote({ role }: { role: string | undefined }) {
  const note = role && Object.hasOwn(notes, role) ? notes[role] : undefined
  if (!note) return null
  return (
    <div className={styles.note}>
      <p className={styles.text}>{note.text}</p>
      <GoLink to="/contact" search={{ topic: note.topic }}>
        {note.link}
      </GoLink>
    </div>
  )
}
