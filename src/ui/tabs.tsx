import type { ReactNode } from 'react'
import { deferred } from './deferred'
import './tabs.css'

export interface TabsProps {
  label: string
  tabs: readonly { value: string; label: string; panel: ReactNode }[]
  value: string
  onValueChange: (value: string) => void
  className?: string
}

/** Tabs over panels. Every panel is in the page: it is found by search engines, and read without a script. */
export const Tabs = deferred<TabsProps>(() => import('./radix-tabs').then((module) => module.RadixTabs))
