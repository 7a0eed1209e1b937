import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import styles from './tabs.module.css'

export interface TabItem {
  id: string
  label: ReactNode
  content: ReactNode
}

export interface TabsProps {
  /** What the tabs choose between. */
  label: string
  items: readonly TabItem[]
  selected?: string | undefined
  onSelect?: ((id: string) => void) | undefined
}

/** Panels of a page, one of which is visible. Load it through lazy-parts.tsx. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs ?? ''}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <div className={styles.scroll}>
        <TabList aria-label={label} className={styles.list ?? ''}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} className={styles.tab ?? ''}>
              {item.label}
            </Tab>
          ))}
        </TabList>
      </div>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel ?? ''}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
