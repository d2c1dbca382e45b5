import { deferred } from './deferred'
// With the screen: a prerendered part is shown before its code is there.
import './accordion.css'

/** Questions of which at most one is open; choosing the open one closes it. Every answer is in the page: for search engines and without JavaScript. */
export const Accordion = deferred(() => import('./radix-accordion').then((module) => module.RadixAccordion))
