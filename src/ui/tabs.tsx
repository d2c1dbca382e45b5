import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import * as styles from './tabs.css'

interface Props {
  label: string
  tabs: readonly { value: string; label: string }[]
  value: string
  onValueChange: (value: string) => void
  className?: string
  children: ReactNode
}

/** Tabs over panels (`TabPanel`); arrow keys move among them. */
export function Tabs({ label, tabs, children, ...root }: Props) {
  return (
    <Radix.Root {...root}>
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

/** What a tab opens. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className={styles.panel}>
      {children}
    </Radix.Content>
  )
}
