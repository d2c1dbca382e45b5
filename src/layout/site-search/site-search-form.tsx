import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { preloadSearch, useOpenSearch } from './search-provider'
import * as styles from './site-search-form.css'

/** Opens the site's search; without scripts it searches the players' list. */
export function SiteSearchForm() {
  const openSearch = useOpenSearch()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    openSearch(String(new FormData(event.currentTarget).get('search')).trim())
  }
  return (
    <search>
      <form action="/players" className={styles.form} onSubmit={search} onFocus={preloadSearch}>
        <Field
          label="Search the site"
          name="search"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder="Player, team..."
          icon={<Search />}
        />
        <Button type="submit" variant="ghost">
          Search
        </Button>
      </form>
    </search>
  )
}
