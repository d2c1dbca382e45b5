import type { LoginRequest } from '@akhada/contract/generated/models'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { getLoginMutationKey, useLogin } from '~/api/generated/auth'
import { getAuthErrorMessage } from '~/components/auth/auth-error-message'
import { AuthForm } from '~/components/auth/auth-form'
import * as form from '~/components/auth/auth-form.css'
import { AuthLayout } from '~/components/auth/auth-layout'
import { EmailField } from '~/components/auth/email-field'
import { PasswordField } from '~/components/auth/password-field'
import { RoleSelect } from '~/components/auth/role-select'
import { SocialSignIn } from '~/components/auth/social-sign-in'
import { textLink } from '~/components/links/links.css'
import { rememberEmail, useRememberedEmail } from '~/session/remembered-email'
import { signIn } from '~/session/session'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { clearToasts, toast } from '~/ui/toast'
import { ClearDevice } from './clear-device'

const route = getRouteApi('/login/')

/** The login page (specification 2, "Login"; error messages: specification 8). */
export function LoginScreen() {
  const { next } = route.useSearch()
  const navigate = route.useNavigate()
  const emailField = useRememberedEmail()
  const login = useLogin({
    mutation: {
      onSuccess: ({ token, data }) => {
        signIn(token, data.user)
        // The form stays pending until the next page has loaded. A visitor who has left it stays where they are.
        if (window.location.pathname === '/login') return navigate({ to: next, replace: true })
        toast.success(`You’re signed in as ${data.user.name}.`)
      },
      onError: (error) => {
        const message = getAuthErrorMessage(error)
        toast.error(window.location.pathname === '/login' ? message : `Couldn’t sign you in. ${message}`)
      },
    },
  })

  const submit = (account: LoginRequest, data: FormData) => {
    rememberEmail(data.has('remember') ? account.email : null)
    clearToasts()
    login.mutate({ data: account })
  }

  return (
    <AuthLayout title="Login" next={next}>
      <ClearDevice />
      <AuthForm mutationKey={getLoginMutationKey()} purpose="sign in" isPending={login.isPending} onSubmit={submit}>
        <EmailField ref={emailField} />
        <PasswordField autoComplete="current-password" placeholder="Your password" />
        <RoleSelect initial="user" />
        <div className={form.row}>
          <Checkbox name="remember" label="Remember me" />
          <Link to="/help" hash="password" className={textLink}>
            Forgot password?
          </Link>
        </div>
        <Button type="submit" size="large" className={form.submit} disabled={login.isPending}>
          {login.isPending ? 'Authenticating...' : 'Login to Dashboard'}
          {!login.isPending && <ArrowRight />}
        </Button>
        <SocialSignIn />
      </AuthForm>
    </AuthLayout>
  )
}
