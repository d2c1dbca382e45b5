import type { ComponentProps } from 'react'
import { button } from './button-class'

interface Props extends ComponentProps<'button'> {
  variant?: 'primary' | 'ghost' | 'text'
  size?: 'small' | 'normal' | 'large'
}

/** A button. A link that looks like one is a `ButtonLink`, or an anchor with the classes of `button()`. */
export function Button({ variant, size, className = '', type = 'button', ...props }: Props) {
  return <button type={type} className={`${button({ variant, size })} ${className}`} {...props} />
}
