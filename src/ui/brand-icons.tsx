import type { Brand } from './brand-names'

/** The icon of a platform, hidden from screen readers: one of `brand-icons.svg`, which every page has in its HTML. */
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
      <use href={`#brand-${brand}`} />
    </svg>
  )
}
