import { useQuery } from '@tanstack/react-query'
import { siteSearchQuery } from '~/content/site-search/query'
import * as styles from './did-you-mean.css'

const maxGuesses = 3

/** Suggests pages whose names resemble the end of an unknown URL. */
export function DidYouMean({ pathname }: { pathname: string }) {
  const { data: search } = useQuery(siteSearchQuery)
  const query = readWords(pathname)
  const guesses = search?.find(query).flatMap(({ entries }) => entries) ?? []
  // A letter or two resemble every name.
  if (query.length < 3 || guesses.length === 0) return null
  return (
    <p className={styles.guesses} role="status">
      Did you mean
      {guesses.slice(0, maxGuesses).map(({ href, name }) => (
        // A `Link` takes no URL with search params.
        <a key={href} href={href} className={styles.guess}>
          {name}
        </a>
      ))}
    </p>
  )
}

/** "/organization/naag-esport" → "naag esport" */
const readWords = (pathname: string) =>
  (pathname.split('/').findLast(Boolean) ?? '').replace(/%[\da-f]{2}|[^\p{L}\p{N}]+/giu, ' ').trim()
