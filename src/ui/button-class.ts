import { base, sizes, variants } from './button.css'

export interface Look {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

/** The classes of a button, or of an anchor that looks like one: `className={buttonClass({ variant: 'ghost' })}`. */
export const buttonClass = ({ variant = 'primary', size = 'normal' }: Look = {}): string =>
  `${base} ${variants[variant]} ${sizes[size]}`
