import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Avatar } from '#ui-kit/avatar.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { creatorAddress } from '../../creators.contract.ts'
import { FollowButton } from '../follow-button.tsx'
import type { ShownPerson } from './load-people.ts'
import styles from './people.module.css'

interface PersonCardProps {
  person: ShownPerson
  onToggle: (followed: { isOn: boolean; count: number }) => void
  /** Why the person is shown, where that needs saying. */
  why?: string | undefined
}

/** A person, with a link to their page if it's public. */
export function PersonCard({ person, onToggle, why }: PersonCardProps) {
  const { id, name, designation, picture, followers, resources_count, is_followed, is_public, isToggled } =
    person
  const counted = (count: number) => ({ count, shown: numberLabel(count) })
  return (
    <li className={styles.card}>
      <Avatar name={name} src={picture ?? undefined} />
      <div className={styles.about}>
        <h3 className={styles.name} lang={scriptLanguage(name)}>
          {is_public ? <AddressLink href={creatorAddress(id)}>{name}</AddressLink> : name}
        </h3>
        {designation && (
          <p className={styles.soft} lang={scriptLanguage(designation)}>
            {designation}
          </p>
        )}
        {is_public && (
          <p className={styles.soft}>
            {m.creator_resources_counted(counted(resources_count))} ·{' '}
            {m.resource_followers(counted(followers))}
          </p>
        )}
        {why && <p className={styles.soft}>{why}</p>}
      </div>
      {(is_public || is_followed || isToggled) && (
        <FollowButton
          id={id}
          name={name}
          followed={{ isOn: is_followed, count: followers }}
          onToggle={onToggle}
        />
      )}
    </li>
  )
}
