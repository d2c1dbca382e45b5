export type ComingPage = 'casters' | 'forums' | 'shop' | 'news'

/** A page that is announced and not open yet (decisions.md, "Routes"). */
export interface ComingSoon {
  title: string
  /** The word behind the title, by its name in Latin letters. */
  ghost: string
  lead: string
  picture: { url: string; alt: string }
  /** What will be there. */
  plans: { title: string; text: string }[]
  /** Where to go until then. */
  meanwhile: {
    to: '/creators' | '/players' | '/esports' | '/events' | '/learn' | '/organization' | '/contact' | '/services'
    label: string
    text: string
  }[]
}
