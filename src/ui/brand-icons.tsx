import sprite from './brand-icons.svg?no-inline'

export type Brand =
  | 'discord'
  | 'facebook'
  | 'google'
  | 'instagram'
  | 'linkedin'
  | 'twitch'
  | 'twitter'
  | 'website'
  | 'youtube'

/** The icon of a platform out of `brand-icons.svg`, hidden from screen readers. */
export function BrandIcon({ brand }: { brand: Brand }) {
  return (
    <svg
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <use href={`${sprite}#${brand}`} />
    </svg>
  )
}
