import { BrandIcon } from '~/ui/brand-icons'
import { Button } from '~/ui/button'
import { toast } from '~/ui/toast'
import * as styles from './social-sign-in.css'

const ways = [
  { brand: 'google', name: 'Google' },
  { brand: 'discord', name: 'Discord' },
  { brand: 'twitch', name: 'Twitch' },
] as const

/** Social sign-ins, which are announced and not available yet (docs/decisions/controls.md). */
export function SocialSignIn() {
  return (
    <>
      <p className={styles.divider}>Coming soon</p>
      <div className={styles.ways}>
        {ways.map(({ brand, name }) => (
          <Button
            key={brand}
            variant="ghost"
            aria-label={`${name}, coming soon`}
            onClick={() => toast.info(`Signing in with ${name} isn’t ready yet. Please use your email.`)}
          >
            <BrandIcon brand={brand} />
            <span className={styles.name}>{name}</span>
          </Button>
        ))}
      </div>
    </>
  )
}
