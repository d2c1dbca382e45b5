import type { ComponentProps } from 'react'
import { Field } from '~/ui/field'
import { useFieldError } from './use-field-error'

interface Props extends ComponentProps<typeof Field> {
  /** What to do, shown when the browser rejects the value. */
  advice: string
}

/** A required input, with one sentence of advice for any wrong value. */
export function RequiredField({ advice, ...field }: Props) {
  return <Field required {...field} {...useFieldError(advice)} />
}
