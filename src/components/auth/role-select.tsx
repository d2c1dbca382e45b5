import { UserRound } from 'lucide-react'
import { useFieldError } from '~/components/form/use-field-error'
import { roles } from '~/session/roles'
import { Select } from '~/ui/select'

/** The role of login and signup: required, and its placeholder is never sent (specification 5). */
export function RoleSelect({ initial }: { initial: string }) {
  return (
    <Select
      label="Role"
      name="role"
      icon={<UserRound />}
      required
      defaultValue={initial}
      {...useFieldError('Pick your role from the list.')}
    >
      <option value="" disabled>
        Login as
      </option>
      {roles.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
          {value === 'admin' && ' (by invitation)'}
        </option>
      ))}
    </Select>
  )
}
