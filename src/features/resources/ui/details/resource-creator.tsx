import { creatorAddress } from '#foundation/creators/creators.contract.ts'
import { FollowButton } from '#foundation/creators/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Avatar } from '#ui-kit/avatar.tsx'
import page from '#ui-kit/detail-page.module.css'
import { numberLabel } from '#ui-kit/number-label.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { useShown } from '#ui-kit/use-shown.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import styles from './resource-page.module.css'

/** The creator, and why people can trust them. */
export function ResourceCreator({ resource }: { resource: ResourceDetails }) {
  const [{ created_by, is_creator_followed }, show] =
    useShown<Pick<ResourceDetails, 'created_by' | 'is_creator_followed'>>(resource)
  return (
    <section aria-labelledby="creator" className={page.section}>
      <h2 id="creator">{m.resource_creator()}</h2>
      {created_by ? (
        <div className={styles.creator}>
          <Avatar name={created_by.name} src={created_by.picture ?? undefined} size="large" />
          <div className={styles.about}>
            <h3 lang={scriptLanguage(created_by.name)}>
              <AddressLink href={creatorAddress(created_by.id)} className={styles.all}>
                {created_by.name}
              </AddressLink>
            </h3>
            {created_by.designation && (
              <p className={styles.soft} lang={scriptLanguage(created_by.designation)}>
                {created_by.designation}
              </p>
            )}
            <p className={styles.soft}>
              {m.resource_followers({
                count: created_by.followers,
                shown: numberLabel(created_by.followers),
              })}
            </p>
            <AddressLink href={`/resource?creator=${created_by.id}`} className={styles.all}>
              {m.resource_all_of({ name: created_by.name })}
            </AddressLink>
          </div>
          {resource.can.follow && (
            <FollowButton
              id={created_by.id}
              name={created_by.name}
              followed={{ isOn: is_creator_followed, count: created_by.followers }}
              onToggle={({ isOn, count }) =>
                show({ created_by: { ...created_by, followers: count }, is_creator_followed: isOn })
              }
            />
          )}
        </div>
      ) : (
        <p>{m.former_member()}</p>
      )}
    </section>
  )
}

/** The creator's picture and name in a line, as a link to their page. */
export function CreatorLink({ resource: { created_by } }: { resource: ResourceDetails }) {
  if (!created_by) return null
  return (
    <AddressLink href={creatorAddress(created_by.id)} className={styles.creatorLink}>
      <Avatar name={created_by.name} src={created_by.picture ?? undefined} size="small" />
      {m.resource_by({ name: created_by.name })}
    </AddressLink>
  )
}
