import { important } from './important'
import { media } from './media'

/** On paper: the content of a page in dark on white, whole, without what needs a hand. */
const onPaper = important(media.print)

// A label that is for a field, not one around a box to tick.
const needsHand =
  'body > :is(header, footer), a[href^="#"], button:has(> svg.lucide), dialog, main nav, label[for], select, video'
onPaper(needsHand, { display: 'none' })
onPaper('[type=checkbox]', { border: '1px solid #000', clipPath: 'none' })
onPaper('html, body', { background: '#fff', colorScheme: 'light' })
// Art behind words would be printed where the ground that makes them readable is not.
onPaper('main header > img, main header::before, main header::after', { display: 'none' })
onPaper('main header', { background: 'none' })
// A far section is not laid out, and one that fills the window would fill a sheet.
onPaper('*, ::before, ::after', { minHeight: '0', contentVisibility: 'visible', animation: 'none' })
