import { important } from './important'
import { media } from './media'

/** Rules for the colours that a visitor has set in the system. */
const inForcedColors = important(media.forcedColors)

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
