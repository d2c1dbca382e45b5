import type { SignupResponse } from '@akhada/contract/generated/models'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowRight, UserRound } from 'lucide-react'
import { getSignupMutationKey, useSignup } from '~/api/generated/auth'
import { getAuthErrorMessage } from '~/components/auth/auth-error-message'
import { AuthForm } from '~/components/auth/auth-form'
import * as form from '~/components/auth/auth-form.css'
import { AuthLayout } from '~/components/auth/auth-layout'
import { EmailField } from '~/components/auth/email-field'
import { PasswordField } from '~/components/auth/password-field'
import { RoleSelect } from '~/components/auth/role-select'
import { SocialSignIn } from '~/components/auth/social-sign-in'
import { RequiredField } from '~/components/form/required-field'
import { textLink } from '~/components/links/links.css'
import { type SessionUser, signIn } from '~/session/session'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { toast } from '~/ui/toast'

const route = getRouteApi('/signup/')

/** The signup page (specification 2, "Signup"). Errors use the browser's alert (specification 8). */
export function SignupScreen() {
  const { role: requestedRole, next } = route.useSearch()
  const navigate = route.useNavigate()
  const signup = useSignup({
    mutation: {
      onSuccess: (response) => {
        const user = toNewUser(response)
        signIn(response.token, user)
        // The form stays pending until the next page has loaded. A visitor who has left it stays where they are.
        if (window.location.pathname === '/signup') return navigate({ to: next, replace: true })
        toast.success(`You’re signed in as ${user.name}.`)
      },
      onError: (error) => {
        const message = getAuthErrorMessage(error)
        if (window.location.pathname === '/signup') window.alert(message)
        else toast.error(`Couldn’t create your account. ${message}`)
      },
    },
  })

  return (
    <AuthLayout title="Sign Up" next={next}>
      <AuthForm
        mutationKey={getSignupMutationKey()}
        purpose="sign up"
        isPending={signup.isPending}
        onSubmit={(account, data) => signup.mutate({ data: { ...account, name: String(data.get('name')).trim() } })}
      >
        <RequiredField
          advice="Enter your name."
          pattern=".*\S.*"
          label="Full Name"
          name="name"
          maxLength={50}
          autoComplete="name"
          placeholder="Your full name"
          icon={<UserRound />}
        />
        <EmailField />
        <PasswordField autoComplete="new-password" placeholder="At least 6 characters" />
        <RoleSelect key={requestedRole} initial={requestedRole} />
        <Checkbox
          name="terms"
          label={
            <>
              I agree to the{' '}
              <Link to="/terms" className={textLink}>
                Terms
              </Link>
            </>
          }
        />
        <Button type="submit" size="large" className={form.submit} disabled={signup.isPending}>
          {signup.isPending ? 'Creating Account...' : 'Create Account'}
          {!signup.isPending && <ArrowRight />}
        </Button>
        <p className={form.note}>
          Already have an account?{' '}
          <Link to="/login" search={{ next }} className={textLink}>
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
