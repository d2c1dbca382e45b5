import { important } from './important'
import { media } from './media'

/** In print: the whole content of a page, dark on white, without controls. */
const onPaper = important(media.print)

// `label[for]` is the label of a field; one around a checkbox stays. A question stays, too: its button is in a heading.
const needsHand =
  'body > :is(header, footer, aside), a[href^="#"], :not(h3) > button:has(> svg.lucide), dialog, main nav, label[for], search, :has(> select), fieldset:has(> button), [role=tablist], video'
onPaper(needsHand, { display: 'none' })
onPaper('h3 > button > svg', { display: 'none' })
onPaper('[type=checkbox]', { border: '1px solid #000', clipPath: 'none' })
onPaper('html, body', { background: '#fff', colorScheme: 'light', padding: '0' })
// Art behind text would be printed, but not the background that makes the text readable.
onPaper('main header > img, main header::before, main header::after', { display: 'none' })
onPaper('main header', { background: 'none' })
// Otherwise a section further down isn't laid out, and one that fills the window fills a sheet.
onPaper('*, ::before, ::after', { minHeight: '0', contentVisibility: 'visible', animation: 'none' })
