import { useState } from 'react'
import type { Question } from '~/content/help/types'
import { Accordion } from '~/ui/accordion'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { questions as layout } from './media-promotion.css'

/** Frequent questions; at most one answer is open. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const [open, setOpen] = useState('')
  return (
    <section className={`${container} ${layout}`} aria-labelledby="questions">
      <Heading id="questions">FAQ</Heading>
      <Accordion questions={questions} value={open} onValueChange={setOpen} />
    </section>
  )
}
