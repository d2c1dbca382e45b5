import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowRight, Mail } from 'lucide-react'
import { getLoginMutationKey, useLogin } from '~/api/generated/auth'
import { getAuthErrorMessage } from '~/components/auth/auth-error-message'
import { AuthField } from '~/components/auth/auth-field'
import { AuthForm } from '~/components/auth/auth-form'
import * as form from '~/components/auth/auth-form.css'
import { AuthLayout } from '~/components/auth/auth-layout'
import { PasswordField } from '~/components/auth/password-field'
import { RoleSelect } from '~/components/auth/role-select'
import { SocialSignIn } from '~/components/auth/social-sign-in'
import { isRole } from '~/components/roles'
import { signIn } from '~/session/session'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { toast } from '~/ui/toast'
import { ClearDevice } from './clear-device'
import { rememberEmail, useRememberedEmail } from './remembered-email'

const route = getRouteApi('/login/')

/** Signing in (specification 2, "Login"; texts of failures from section 8). */
export function LoginScreen() {
  const { next } = route.useSearch()
  const navigate = route.useNavigate()
  const emailField = useRememberedEmail()
  const queryClient = useQueryClient()
  const login = useLogin({
    mutation: {
      onSuccess: ({ token, data }) => {
        signIn(token, data.user)
        void navigate({ to: next })
      },
      onError: (error) => toast.error(getAuthErrorMessage(error)),
    },
  })

  const submit = (data: FormData) => {
    // Of a double click the second finds the first under way, before the button knows.
    if (queryClient.isMutating({ mutationKey: getLoginMutationKey() }) > 0) return
    const role = data.get('role')
    if (!isRole(role)) return
    const email = String(data.get('email')).trim()
    rememberEmail(data.has('remember') ? email : null)
    login.mutate({ data: { email, password: String(data.get('password')), role } })
  }

  return (
    <AuthLayout title="Login">
      <ClearDevice />
      <AuthForm isPending={login.isPending} onSubmit={submit}>
        <AuthField
          advice="Enter your email address, like you@example.com."
          label="Email"
          name="email"
          type="email"
          maxLength={254}
          autoComplete="email"
          placeholder="you@example.com"
          icon={<Mail />}
          ref={emailField}
        />
        <PasswordField autoComplete="current-password" placeholder="Your password" />
        <RoleSelect initial="user" />
        <div className={form.row}>
          <Checkbox name="remember" label="Remember me" />
          <Link to="/help" hash="password" className={form.link}>
            Forgot password?
          </Link>
        </div>
        <Button type="submit" size="large" className={form.submit} disabled={login.isPending}>
          {login.isPending ? 'Authenticating...' : 'Login to Dashboard'}
          {!login.isPending && <ArrowRight aria-hidden="true" />}
        </Button>
        <SocialSignIn />
      </AuthForm>
    </AuthLayout>
  )
}
