import { BrandIcon } from '~/ui/brand-icons'
import { brandNames } from '~/ui/brand-names'
import { Button } from '~/ui/button'
import { toast } from '~/ui/toast'
import * as styles from './social-sign-in.css'

const brands = ['google', 'discord', 'twitch'] as const

/** Social sign-ins, which are announced and not available yet (docs/decisions/controls.md). */
export function SocialSignIn() {
  return (
    <>
      <p className={styles.divider}>Coming soon</p>
      <div className={styles.ways}>
        {brands.map((brand) => (
          <Button
            key={brand}
            variant="ghost"
            aria-label={`${brandNames[brand]}, coming soon`}
            onClick={() => toast.info(`Signing in with ${brandNames[brand]} isn’t ready yet. Please use your email.`)}
          >
            <BrandIcon brand={brand} />
            <span className={styles.name}>{brandNames[brand]}</span>
          </Button>
        ))}
      </div>
    </>
  )
}
