import { accentVars, toneVars } from '~/theme/vars.css'
import * as styles from './shield-drawing.css'

const outline = 'M260 8 372 34 378 118 338 190 260 232 182 190 142 118 148 34Z'
const star =
  'M20 0 25.9 5.9 34.1 5.9 34.1 14.1 40 20 34.1 25.9 34.1 34.1 25.9 34.1 20 40 14.1 34.1 5.9 34.1 5.9 25.9 0 20 5.9 14.1 5.9 5.9 14.1 5.9Z'

/** A shield of two planes with the lattice in it, and lines that bounce off. */
export function ShieldDrawing() {
  return (
    <svg className={styles.shield} viewBox="0 0 520 240" role="presentation">
      <defs>
        <pattern id="shield-lattice" width="40" height="40" patternUnits="userSpaceOnUse">
          <path d={star} fill="none" stroke={accentVars.accent} />
        </pattern>
        <clipPath id="shield-outline">
          <path d={outline} />
        </clipPath>
      </defs>
      <g clipPath="url(#shield-outline)">
        <path d="M0 0H520V240H0Z" fill={toneVars.panel} />
        <path d="M0 0H520V240H0Z" fill="url(#shield-lattice)" opacity=".5" />
        <path d="M260 8 372 34 378 118 338 190 260 232Z" fill={accentVars.accent} opacity=".16" />
      </g>
      <path d={outline} fill="none" stroke={accentVars.accent} strokeWidth="3" />
      <path d="M206 118 244 156 320 76" fill="none" stroke={styles.colors.text} strokeWidth="14" />
      <path
        d="M0 60H96L110 46M0 118H126M0 176H100L114 190M520 60H424L410 46M520 118H394M520 176H420L406 190"
        fill="none"
        stroke={toneVars.shade}
        strokeWidth="2"
        strokeDasharray="2 8"
      />
      {[
        [40, 60],
        [20, 118],
        [64, 176],
        [474, 60],
        [498, 118],
        [452, 176],
      ].map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}m0-8 8 8-8 8-8-8Z`} fill={styles.colors.danger} opacity=".8" />
      ))}
    </svg>
  )
}
