import type { ReactNode } from 'react'
import { control } from './carousel-control.css'

interface Props {
  label: string
  onClick: () => void
  /** The icon. */
  children: ReactNode
}

/** A button that turns or pauses a carousel. */
export function CarouselControl({ label, onClick, children }: Props) {
  return (
    <button type="button" className={control} aria-label={label} onClick={onClick}>
      {children}
    </button>
  )
}
