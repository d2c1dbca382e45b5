import type { ReactNode } from 'react'
import { actions } from '~/components/actions.css'
import { heatBand, heatBandInner } from '~/components/hero/heat-band.css'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { bandText } from './directory.css'

interface Props {
  title: string
  text: string
  children: ReactNode
}

/** Call to action at the end of a page. */
export function JoinBand({ title, text, children }: Props) {
  return (
    <section className={heatBand}>
      <div className={`${container} ${heatBandInner}`}>
        <Heading size="d2">{title}</Heading>
        <p className={bandText}>{text}</p>
        <div className={actions}>{children}</div>
      </div>
    </section>
  )
}
