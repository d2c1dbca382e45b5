import { important } from './important'
import { media } from './media'

/** Rules for visitors who set their own colours in the system. */
const inForcedColors = important(media.forcedColors)

// Backgrounds are gone, so controls need a border, and a clip path would cut it.
inForcedColors('button, input, select, textarea, [role=tab]', { border: '1px solid ButtonBorder', clipPath: 'none' })
inForcedColors(':disabled', { borderColor: 'GrayText', color: 'GrayText' })
inForcedColors('li > article', { border: '1px solid CanvasText', clipPath: 'none' })
// Otherwise icons keep their own colours, which disappear on a light background.
inForcedColors('svg.lucide', { forcedColorAdjust: 'auto' })

/** Selected, pressed and current controls. */
const chosen = ':is([aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]))'
inForcedColors(chosen, { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' })
inForcedColors(`${chosen} :is(*, svg)`, { forcedColorAdjust: 'none', color: 'HighlightText' })
inForcedColors(`${chosen}::before, ${chosen}::after`, { background: 'none' })
