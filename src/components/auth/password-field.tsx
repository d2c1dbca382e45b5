import { Eye, EyeOff, Lock } from 'lucide-react'
import { useState } from 'react'
import { RequiredField } from '~/components/form/required-field'

interface Props {
  autoComplete: 'current-password' | 'new-password'
  placeholder: string
}

/** A password with show/hide. */
export function PasswordField({ autoComplete, placeholder }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <RequiredField
      advice="Enter your password."
      label="Password"
      name="password"
      type={shown ? 'text' : 'password'}
      maxLength={200}
      autoComplete={autoComplete}
      placeholder={placeholder}
      icon={<Lock />}
      action={
        <button type="button" aria-label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff /> : <Eye />}
        </button>
      }
    />
  )
}
