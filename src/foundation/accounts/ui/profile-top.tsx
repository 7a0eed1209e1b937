import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { Avatar } from '#ui-kit/avatar.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Chip } from '#ui-kit/chip.tsx'
import { homeDate } from '#ui-kit/dates.ts'
import { Award, Pencil } from '#ui-kit/icons.ts'
import type { OwnDetails } from '../own-account.contract.ts'
import styles from './profile.module.css'

/** Who this is, and whether a Premium or a Community Member (spec section 4). */
export function ProfileTop({ me }: { me: OwnDetails }) {
  const name = `${me.first_name} ${me.last_name}`
  return (
    <header className={styles.top}>
      <Avatar name={name} src={me.profile_picture ?? undefined} size="large" />
      <div className={styles.who}>
        <p className={styles.eyebrow}>{m.profile_title()}</p>
        <h1 className={styles.name}>{name}</h1>
        <div className={styles.facts}>
          <Chip icon={Award}>{me.is_member ? m.profile_premium_member() : m.profile_community_member()}</Chip>
          <span>{m.profile_member_since({ date: homeDate(me.created) })}</span>
        </div>
      </div>
      <Link to="/profile/edit" className={buttonClass({ variant: 'second' })}>
        <Pencil />
        {m.profile_edit()}
      </Link>
    </header>
  )
}
