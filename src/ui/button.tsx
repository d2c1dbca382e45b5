import type { ComponentProps } from 'react'
import { buttonClass, type Look } from './button-class'

/** A button. A link that looks like one is a `ButtonLink`, or an anchor with the classes of `buttonClass()`. */
export function Button({ variant, size, className = '', type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button type={type} className={`${buttonClass({ variant, size })} ${className}`} {...props} />
}
