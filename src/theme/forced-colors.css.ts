import { media } from './media'
import { globalStyle } from './reset-styles'

/** Rules for the colours that a visitor has set in the system. Important, because a later layer must not win here. */
const inForcedColors = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, {
    '@media': {
      [media.forcedColors]: Object.fromEntries(
        Object.entries(rule).map(([name, value]) => [name, `${value} !important`]),
      ),
    },
  })

// Grounds are gone, so controls need an edge, and a clip path would cut it.
inForcedColors('button, input, select, textarea, [role=tab]', { border: '1px solid ButtonBorder', clipPath: 'none' })
inForcedColors(':disabled', { borderColor: 'GrayText', color: 'GrayText' })
inForcedColors('li > article', { border: '1px solid CanvasText', clipPath: 'none' })
// Icons keep their own colours otherwise, which a light ground swallows.
inForcedColors('svg.lucide', { forcedColorAdjust: 'auto' })

/** What is chosen, pressed or current. */
const chosen = ':is([aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]))'
inForcedColors(chosen, { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' })
inForcedColors(`${chosen} :is(*, svg)`, { forcedColorAdjust: 'none', color: 'HighlightText' })
inForcedColors(`${chosen}::before, ${chosen}::after`, { background: 'none' })
