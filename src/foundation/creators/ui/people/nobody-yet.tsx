import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { UserRoundPlus, UsersRound } from '#ui-kit/icons.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import styles from './people.module.css'
import type { PeopleKind } from './people-search.ts'

/** An empty list: says how it fills, with a link to get started. */
export function NobodyYet({ kind }: { kind: PeopleKind }) {
  if (kind === 'following') {
    return (
      <EmptyState
        icon={UserRoundPlus}
        title={m.follows_none_followed_title()}
        action={
          <AddressLink href="/resource" className={buttonClass({ variant: 'primary' })}>
            {m.my_resources_find()}
          </AddressLink>
        }
      >
        {m.follows_none_followed_help()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={UsersRound}
      title={m.follows_no_followers_title()}
      action={
        <div className={styles.ways}>
          <AddressLink href="/resource/add" className={buttonClass({ variant: 'primary' })}>
            {m.resources_share_own()}
          </AddressLink>
          <AddressLink href="/profile/edit/public" className={buttonClass()}>
            {m.creator_edit()}
          </AddressLink>
        </div>
      }
    >
      {m.follows_no_followers_help()}
    </EmptyState>
  )
}
