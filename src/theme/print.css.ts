import { media } from './media'
import { globalStyle } from './reset-styles'

/** On paper: the content of a page in dark on white, whole, without what needs a hand. Important, because later layers must not win here. */
const onPaper = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, {
    '@media': {
      [media.print]: Object.fromEntries(Object.entries(rule).map(([name, value]) => [name, `${value} !important`])),
    },
  })

onPaper('body > :is(header, footer), button:has(> svg.lucide), dialog, main nav, label, select, video', {
  display: 'none',
})
onPaper('html, body', { background: '#fff', colorScheme: 'light' })
// Art behind words would be printed where the ground that makes them readable is not.
onPaper('main header > img, main header::before, main header::after', { display: 'none' })
onPaper('main header', { background: 'none' })
// A far section is not laid out, and one that fills the window would fill a sheet.
onPaper('*, ::before, ::after', { minHeight: '0', contentVisibility: 'visible', animation: 'none' })
