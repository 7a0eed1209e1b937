import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import styles from './edit-page.module.css'

export function BackToProfile() {
  return (
    <Link to="/profile" className={styles.back}>
      <span aria-hidden="true">←</span> {m.profile_back()}
    </Link>
  )
}
