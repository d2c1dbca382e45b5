import { Mail } from 'lucide-react'
import type { Ref } from 'react'
import { RequiredField } from '~/components/form/required-field'

/** The email address of an account. */
export const EmailField = ({ ref }: { ref?: Ref<HTMLInputElement> }) => (
  <RequiredField
    advice="Enter your email address, like you@example.com."
    label="Email"
    name="email"
    type="email"
    maxLength={254}
    autoComplete="email"
    placeholder="you@example.com"
    icon={<Mail />}
    ref={ref}
  />
)
