import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import * as styles from './tabs.css'

interface TabsProps {
  label: string
  tabs: readonly { value: string; label: string; panel: ReactNode }[]
  value: string
  onValueChange: (value: string) => void
  className?: string
}

/** Tabs over panels. Every panel is in the HTML, for search engines and visitors without JavaScript. */
export function Tabs({ label, tabs, ...root }: TabsProps) {
  return (
    <Root {...root}>
      <List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className={styles.tab}
            // Radix moves the focus on a press, too, which draws the keyboard's ring.
            onMouseDown={({ button, currentTarget }) => button === 0 && currentTarget.focus({ focusVisible: false })}
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map(({ value, label, panel }) => (
        <Content key={value} value={value} className={styles.panel} data-label={label} forceMount>
          {panel}
        </Content>
      ))}
    </Root>
  )
}
