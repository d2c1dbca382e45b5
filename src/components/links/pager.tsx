import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isModifiedClick } from '~/lib/modified-click'
import { prefersReducedMotion } from '~/lib/reduced-motion'
import { buttonClass } from '~/ui/button-class'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './pager.css'

interface Props {
  page: number
  /** Undefined while the list loads. */
  pages: number | undefined
  linkTo: (page: number) => Pick<LinkProps, 'to' | 'search'>
  /** The list, which comes into view and gets the focus: the links are at its end. */
  list: RefObject<HTMLElement | null>
}

/** Prev and Next as links, so that a page is preloaded on intent and can be opened in a new tab. */
export function Pager({ page, pages, linkTo, list }: Props) {
  const clicked = useRef<number>(undefined)
  const linkProps = (target: number) => ({
    ...linkTo(target),
    className: buttonClass({ variant: 'ghost' }),
    resetScroll: false,
    tabIndex: 0,
    onClick: (event: MouseEvent) => {
      if (!isModifiedClick(event)) clicked.current = target
    },
  })
  const show = useEffectEvent((current: number) => {
    const isClicked = clicked.current === current
    clicked.current = undefined
    if (!isClicked) return
    list.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    list.current?.focus({ preventScroll: true })
  })
  // After the navigation: before it, the router would save the new place as that of the old page.
  useEffect(() => show(page), [page])
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Link {...linkProps(page - 1)} disabled={page <= 1}>
        <ArrowLeft />
        Prev
        <span className={visuallyHidden}> page</span>
      </Link>
      <p className={styles.place}>
        Page {page}
        {pages && ` of ${pages}`}
      </p>
      <Link {...linkProps(page + 1)} disabled={!pages || page >= pages}>
        Next
        <span className={visuallyHidden}> page</span>
        <ArrowRight />
      </Link>
    </nav>
  )
}

/** A `ref` for the error that replaces a list and its pager: if either had the focus, the keyboard goes on in the content. */
export const focusIfLost = (): void => {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}
