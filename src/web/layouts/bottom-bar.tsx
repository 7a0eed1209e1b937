import { useLocation } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import styles from './bottom-bar.module.css'
import { bottomPlaces, currentPlace } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'

/** Small screens: the places under the thumb. About is in the drawer only (spec section 2). */
export function BottomBar() {
  const path = useLocation({ select: (location) => location.pathname })
  const current = currentPlace(path)
  return (
    <nav className={styles.bar} aria-label={m.nav_small_label()}>
      <ul className={styles.row}>
        {bottomPlaces.map(({ key, to, label, icon: Icon }) => (
          <li key={key}>
            <PlaceLink to={to} className={styles.place} isCurrent={key === current}>
              <Icon className={styles.icon} aria-hidden="true" />
              {label()}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
