import { lazy, type ReactNode, Suspense } from 'react'
import * as styles from './tabs.css'

export interface TabsProps {
  label: string
  tabs: readonly { value: string; label: string; panel: ReactNode }[]
  value: string
  onValueChange: (value: string) => void
  className?: string
}

// The widest library of the pages that have tabs: it comes after their first load, which shows what was prerendered.
const RadixTabs = lazy(() => import('./radix-tabs').then((module) => ({ default: module.RadixTabs })))

/** Tabs over panels. Every panel is in the page: it is found by search engines, and read without a script. */
export function Tabs(props: TabsProps) {
  return (
    <Suspense fallback={<StillTabs {...props} />}>
      <RadixTabs {...props} />
    </Suspense>
  )
}

/** What they look like, until they come. */
function StillTabs({ tabs, value, className }: TabsProps) {
  return (
    <div className={className}>
      <div className={styles.list}>
        {tabs.map((tab) => (
          <span key={tab.value} className={styles.tab} data-state={tab.value === value ? 'active' : 'inactive'}>
            {tab.label}
          </span>
        ))}
      </div>
      <div className={styles.panel}>{tabs.find((tab) => tab.value === value)?.panel}</div>
    </div>
  )
}
