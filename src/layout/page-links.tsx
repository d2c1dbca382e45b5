import { Link } from '@tanstack/react-router'
import { pageNames } from './navigation'

interface Props {
  pages: readonly (keyof typeof pageNames)[]
  className?: string
  linkClass: string
}

/** A list of links to pages, by name. The link to the page on screen is the current one, whatever the search params. */
export const PageLinks = ({ pages, className, linkClass }: Props) => (
  <ul className={className}>
    {pages.map((to) => (
      <li key={to}>
        <Link to={to} className={linkClass} activeOptions={{ exact: true, includeSearch: false }}>
          {pageNames[to]}
        </Link>
      </li>
    ))}
  </ul>
)
