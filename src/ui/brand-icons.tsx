import icons from './brand-icons.svg?no-inline'
import type { Brand } from './brand-names'

/** The icon of a platform, hidden from screen readers: one of the symbols in `brand-icons.svg`. */
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
      <use href={`${icons}#${brand}`} />
    </svg>
  )
}
