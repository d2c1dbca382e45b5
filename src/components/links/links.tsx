import { createLink, type LinkComponent } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { isModifiedClick } from '~/lib/modified-click'
import { isPreviousPage } from '~/router/history-direction'
import { buttonClass } from '~/ui/button-class'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { goLink } from './links.css'

type AnchorProps = ComponentProps<'a'>

interface ButtonAnchorProps extends AnchorProps {
  variant?: 'ghost'
  size?: 'small'
  arrow?: boolean
}

function GoAnchor({ className = '', children, ...props }: AnchorProps) {
  return (
    <a className={`${goLink} ${className}`} {...props}>
      {children}
      <ArrowRight />
    </a>
  )
}

interface BackAnchorProps extends AnchorProps {
  /** Shows the name of the parent page; screen readers say "Back to" before it. */
  parent?: string
}

function BackAnchor({ className = '', parent, children, ...props }: BackAnchorProps) {
  return (
    <a className={`${goLink} ${className}`} {...props}>
      <ArrowLeft />
      {parent && <span className={visuallyHidden}>Back to </span>}
      {parent ?? children}
    </a>
  )
}

function ButtonAnchor({ variant, size, arrow, className = '', children, ...props }: ButtonAnchorProps) {
  return (
    <a className={`${buttonClass({ variant, size })} ${className}`} {...props}>
      {children}
      {arrow && <ArrowRight />}
    </a>
  )
}

/** A link to more, with an arrow. */
export const GoLink = createLink(GoAnchor)

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor)

const ExactBackLink = createLink(BackAnchor)

/**
 * A link to the parent page. For a visitor who came from there it goes back in the history: to the same filters, at the same place.
 * The parent's path is a prefix of this page's, so without `exact` it would count as the current page.
 */
export const BackLink: LinkComponent<typeof BackAnchor> = (props) => (
  <ExactBackLink activeOptions={{ exact: true }} onClick={goBack} {...props} />
)

function goBack(event: MouseEvent<HTMLAnchorElement>): void {
  if (isModifiedClick(event) || !isPreviousPage(event.currentTarget.pathname)) return
  event.preventDefault()
  window.history.back()
}
