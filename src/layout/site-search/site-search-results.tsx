import { ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { isModifiedClick } from '~/lib/modified-click'
import { Image } from '~/ui/image'
import * as styles from './site-search.css'
import { isPerson, type Option, type OptionGroup } from './site-search-options'

interface Props {
  id: string
  groups: readonly OptionGroup[]
  active: Option | undefined
  onOpen: (href: string) => void
  onChoose: (id: string) => void
}

/** The results of the search. They are links, so that they can also be opened in another tab. */
export function SiteSearchResults({ id, groups, active, onOpen, onChoose }: Props) {
  const follow = (event: MouseEvent, href: string) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    onOpen(href)
  }

  return (
    <div id={id} role="listbox" aria-label="Search results" className={styles.list} hidden={groups.length === 0}>
      {groups.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={title} role="group" aria-label={title} className={styles.group}>
          <span className={styles.groupTitle} aria-hidden="true">
            {title}
          </span>
          {options.map((option) => (
            <a
              key={option.id}
              id={option.id}
              href={option.href}
              role="option"
              tabIndex={-1}
              aria-selected={option === active}
              className={styles.option}
              onClick={(event) => follow(event, option.href)}
              onPointerMove={() => option !== active && onChoose(option.id)}
            >
              {/* Heads are high up in portraits, so those are cropped from the top. */}
              <span className={styles.picture} data-person={isPerson(option) || undefined}>
                {option.image ? <Image src={option.image} alt="" width={44} height={44} /> : <ArrowRight />}
              </span>
              <span className={styles.body}>
                <span className={styles.name}>{option.name}</span> <span className={styles.note}>{option.note}</span>
              </span>
              <ArrowRight className={styles.go} />
            </a>
          ))}
        </div>
      ))}
    </div>
  )
}
