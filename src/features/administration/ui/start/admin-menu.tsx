import { useLocation } from '@tanstack/react-router'
import { useKept } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Button } from '#ui-kit/button.tsx'
import { classNames } from '#ui-kit/class-names.ts'
import { type Icon, LayoutDashboard, MenuIcon, PanelLeftClose, PanelLeftOpen } from '#ui-kit/icons.ts'
import { useIsRunning } from '#ui-kit/store.ts'
import type { Part } from '../../administration.contract.ts'
import styles from '../admin.module.css'
import { partIcons, partNames } from './admin-parts.ts'
import { PaletteButton } from './palette-button.tsx'

interface AdminMenuProps {
  parts: readonly Part[]
  openReports: number
}

/**
 * The menu of the administration. Next to the page it can be collapsed, which the device remembers; on small screens
 * it opens on a tap, even without scripts.
 */
export function AdminMenu({ parts, openReports }: AdminMenuProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [kept, keep] = useKept('menu')
  const isNarrow = kept === 'narrow'
  const isIn = (address: string) => path === address || path.startsWith(`${address}/`)
  const current = parts.find((part) => isIn(`/admin/${part}`))
  const link = (href: string, Picture: Icon, name: string, isCurrent: boolean, count = 0) => (
    <li key={href}>
      <AddressLink
        href={href}
        className={styles.part}
        title={isNarrow ? name : undefined}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Picture aria-hidden="true" />
        <span className={styles.partName}>{name}</span>
        {count > 0 ? <span className={styles.waiting}>{count}</span> : null}
      </AddressLink>
    </li>
  )
  return (
    <nav className={classNames(styles.nav, isNarrow && styles.narrow)} aria-label={m.admin_title()}>
      <PaletteButton parts={parts} />
      <details key={path} className={styles.fold}>
        <summary className={styles.part}>
          <MenuIcon aria-hidden="true" />
          {m.admin_title()}
        </summary>
      </details>
      <ul className={styles.parts}>
        {link('/admin', LayoutDashboard, m.admin_overview(), path === '/admin')}
        {parts.map((part) =>
          link(
            `/admin/${part}`,
            partIcons[part],
            partNames[part](),
            part === current,
            part === 'reports' ? openReports : 0,
          ),
        )}
      </ul>
      <NarrowButton isNarrow={isNarrow} onPress={() => keep(isNarrow ? 'wide' : 'narrow')} />
    </nav>
  )
}

/** Needs scripts, so it isn't rendered without them. */
function NarrowButton({ isNarrow, onPress }: { isNarrow: boolean; onPress: () => void }) {
  if (!useIsRunning()) return null
  const Picture = isNarrow ? PanelLeftOpen : PanelLeftClose
  return (
    <Button
      variant="ghost"
      className={styles.narrowButton}
      title={isNarrow ? m.admin_menu_widen() : undefined}
      onClick={onPress}
    >
      <Picture aria-hidden="true" />
      <span className={styles.partName}>{isNarrow ? m.admin_menu_widen() : m.admin_menu_narrow()}</span>
    </Button>
  )
}
