import { m } from '#messages/messages.js'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import type { PersonWithRoles } from '../../people.contract.ts'
import styles from './people.module.css'

type Of = Pick<PersonWithRoles, 'is_disabled' | 'is_leaving' | 'is_verified' | 'is_member'>

/** The state of an account at a glance. */
export function AccountState({ of }: { of: Of }) {
  return (
    <span className={styles.badges}>
      {of.is_disabled ? <TypeBadge tone="coral">{m.people_state_closed()}</TypeBadge> : null}
      {of.is_leaving ? <TypeBadge tone="marigold">{m.people_is_deletion_scheduled()}</TypeBadge> : null}
      {of.is_verified ? null : <TypeBadge tone="mist">{m.people_state_not_confirmed()}</TypeBadge>}
      {of.is_member ? <TypeBadge tone="leaf">{m.people_is_member()}</TypeBadge> : null}
      {!of.is_disabled && !of.is_leaving && of.is_verified && !of.is_member ? m.people_state_open() : null}
    </span>
  )
}
