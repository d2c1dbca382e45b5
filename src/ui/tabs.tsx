import { deferred } from './deferred'
// With the screen: a prerendered part is shown before its code is there.
import './tabs.css'

/** Tabs over panels. Every panel is in the page: it is found by search engines, and read without a script. */
export const Tabs = deferred(() => import('./radix-tabs').then((module) => module.RadixTabs))
