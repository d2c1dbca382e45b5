import type { ContactTopic } from '~/content/contact/types'

/** A page that is announced and not open yet (docs/decisions/routes.md). */
export interface ComingSoon {
  title: string
  /** The word behind the title, by its name in Latin letters. */
  ghost: string
  lead: string
  /** What the page will offer. */
  plans: { title: string; text: string }[]
  /** Where to go until then. */
  meanwhile: {
    to: '/creators' | '/players' | '/events' | '/learn' | '/organization' | '/contact'
    label: string
    text: string
    /** The topic of a message. */
    search?: { topic: ContactTopic }
  }[]
}

export interface ComingSoonPages {
  casters: ComingSoon & { picture: string; languages: string[] }
  forums: ComingSoon & { rooms: { name: string; topic: string }[] }
  shop: ComingSoon & {
    jerseys: { organization: string; color: string }[]
    /** Who gets how many rupees out of a hundred. */
    split: { who: string; rupees: number }[]
  }
}
