import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import styles from './admin-kit.module.css'

interface AdminTabsProps {
  label: string
  /** The tabs by key. Tabs that the person may not open are left out. */
  tabs: readonly { key: string; label: string; href: string }[]
  current: string
}

/** The pages of one thing that is administered. */
export function AdminTabs({ label, tabs, current }: AdminTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ key, label: name, href }) => (
        <AddressLink
          key={key}
          href={href}
          className={buttonClass({ variant: key === current ? 'done' : 'second' })}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
        </AddressLink>
      ))}
    </nav>
  )
}
