import { BrandIcon } from '~/ui/brand-icons'
import { Button } from '~/ui/button'
import { toast } from '~/ui/toast'
import * as styles from './social-sign-in.css'

const ways = [
  { brand: 'google', name: 'Google' },
  { brand: 'discord', name: 'Discord' },
  { brand: 'twitch', name: 'Twitch' },
] as const

/** Social sign-ins, which are announced and not available yet (decisions.md, "Controls"). */
export function SocialSignIn() {
  return (
    <>
      <p className={styles.or}>or</p>
      <div className={styles.ways}>
        {ways.map(({ brand, name }) => (
          <Button
            key={brand}
            variant="ghost"
            aria-label={`Continue with ${name}`}
            onClick={() => toast.info(`Signing in with ${name} is not open yet. Please use your email.`)}
          >
            <BrandIcon brand={brand} />
            <span className={styles.name}>{name}</span>
          </Button>
        ))}
      </div>
    </>
  )
}
