import type { SignupResponse } from '@akhada/contract/generated/models'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowRight, Mail, UserRound } from 'lucide-react'
import { getSignupMutationKey, useSignup } from '~/api/generated/auth'
import { getAuthErrorMessage } from '~/components/auth/auth-error-message'
import { AuthField } from '~/components/auth/auth-field'
import { AuthForm } from '~/components/auth/auth-form'
import * as form from '~/components/auth/auth-form.css'
import { AuthLayout } from '~/components/auth/auth-layout'
import { PasswordField } from '~/components/auth/password-field'
import { RoleSelect } from '~/components/auth/role-select'
import { SocialSignIn } from '~/components/auth/social-sign-in'
import { isRole } from '~/components/roles'
import { type SessionUser, signIn } from '~/session/session'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'

const route = getRouteApi('/signup/')

/** Signup (specification 2, "Signup"). Errors are shown by the browser's alert (section 8). */
export function SignupScreen() {
  const { role: requestedRole } = route.useSearch()
  const navigate = route.useNavigate()
  const queryClient = useQueryClient()
  const signup = useSignup({
    mutation: {
      onSuccess: (response) => {
        signIn(response.token, toNewUser(response))
        void navigate({ to: '/' })
      },
      onError: (error) => window.alert(getAuthErrorMessage(error)),
    },
  })

  const submit = (data: FormData) => {
    // Of a double click the second finds the first under way, before the button knows.
    if (queryClient.isMutating({ mutationKey: getSignupMutationKey() }) > 0) return
    const role = data.get('role')
    if (!isRole(role)) return
    signup.mutate({
      data: {
        name: String(data.get('name')).trim(),
        email: String(data.get('email')).trim(),
        password: String(data.get('password')),
        role,
      },
    })
  }

  return (
    <AuthLayout title="Sign Up">
      <AuthForm isPending={signup.isPending} onSubmit={submit}>
        <AuthField
          advice="Enter your name."
          label="Full Name"
          name="name"
          maxLength={50}
          autoComplete="name"
          placeholder="Your full name"
          icon={<UserRound />}
        />
        <AuthField
          advice="Enter your email address, like you@example.com."
          label="Email"
          name="email"
          type="email"
          maxLength={254}
          autoComplete="email"
          placeholder="you@example.com"
          icon={<Mail />}
        />
        <PasswordField autoComplete="new-password" placeholder="At least 6 characters" />
        <RoleSelect key={requestedRole} initial={requestedRole} />
        <Checkbox
          name="terms"
          label={
            <>
              I agree to the{' '}
              <Link to="/terms" className={form.link}>
                Terms
              </Link>
            </>
          }
        />
        <Button type="submit" size="large" className={form.submit} disabled={signup.isPending}>
          {signup.isPending ? 'Creating Account...' : 'Create Account'}
          {!signup.isPending && <ArrowRight aria-hidden="true" />}
        </Button>
        <p className={form.note}>
          Already have an account?{' '}
          <Link to="/login" className={form.link}>
            Sign in
          </Link>
        </p>
        <SocialSignIn />
      </AuthForm>
    </AuthLayout>
  )
}

/** The user of a new account: older servers put it in `data`. */
function toNewUser(response: SignupResponse): SessionUser {
  const user = response.user ?? response.data?.user
  if (!user) throw new Error('The response names no user.')
  return user
}
