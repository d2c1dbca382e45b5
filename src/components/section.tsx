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
export const Section = ({ id, title, aside, className = section, children }: Props) => (
  <section className={className} aria-labelledby={id}>
    <div className={container}>
      <SectionHeader title={title} id={id} aside={aside} />
      {children}
    </div>
  </section>
)

/** A section inside a container, named by its header. */
export const InnerSection = ({ id, title, aside, className, children }: Props) => (
  <section className={className} aria-labelledby={id}>
    <SectionHeader title={title} id={id} aside={aside} />
    {children}
  </section>
)
