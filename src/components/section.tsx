import type { ReactNode } from 'react'
import { container, section } from '~/ui/container.css'
import { SectionHeader } from '~/ui/section-header'

interface Props {
  id: string
  title: string
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of a page, named by its header. */
export function Section({ id, title, aside, className = section, children }: Props) {
  return (
    <section className={className} aria-labelledby={id}>
      <div className={container}>
        <SectionHeader title={title} id={id} aside={aside} />
        {children}
      </div>
    </section>
  )
}
