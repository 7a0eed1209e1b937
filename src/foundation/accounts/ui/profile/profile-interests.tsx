import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { Chip, ChipRow } from '#ui-kit/chip.tsx'
import type { OwnDetails } from '../../own-account.contract.ts'
import styles from './profile.module.css'
import { ProfilePart } from './profile-part.tsx'

export function ProfileInterests({ me }: { me: OwnDetails }) {
  const lists = [
    { title: m.profile_age_groups(), names: me.age_groups.map(({ name }) => name) },
    { title: m.profile_skills(), names: me.skills.map(({ name }) => name) },
    { title: m.profile_tags(), names: me.tags.map(({ name }) => name) },
    { title: m.profile_school_type(), names: me.school_types },
  ].filter(({ names }) => names.length > 0)
  const isEmpty = lists.length === 0
  return (
    <ProfilePart
      id="my-interests"
      title={m.profile_interests()}
      help={isEmpty ? m.profile_interests_none() : m.profile_interests_help()}
      action={
        <Link to="/profile/preferences">
          {isEmpty ? m.profile_interests_choose() : m.profile_interests_change()}
        </Link>
      }
    >
      {lists.map(({ title, names }) => (
        <div key={title} className={styles.interest}>
          <h3 className={styles.interestTitle}>{title}</h3>
          <ChipRow as="ul">
            {names.map((name) => (
              <li key={name}>
                <Chip>{name}</Chip>
              </li>
            ))}
          </ChipRow>
        </div>
      ))}
    </ProfilePart>
  )
}
