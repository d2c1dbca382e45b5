import { important } from './important'
import { media } from './media'

/** Hides controls that do nothing without JavaScript. */
const withoutScripts = important(media.noScript)

// A question is the heading of its answer, and a bracket names its teams on buttons with a crest. The browser itself opens popovers.
const deadButton = '[type=button]:not([popovertarget], h3 > *, :has(> img))'
// A form is sent to the server, so its fields work.
const deadField = ':not(form *):is(search, div:has(> label + div > select))'
withoutScripts(`${deadButton}, ${deadField}, fieldset:has(> button), [role=tablist]`, { display: 'none' })
