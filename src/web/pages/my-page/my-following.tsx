import { useState } from 'react'
import type { Failure } from '#contract/wire.ts'
import { FailedList } from '#foundation/catalogue/ui/index.ts'
import { PersonCard } from '#foundation/creators/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { CardGrid } from '#ui-kit/card.tsx'
import { UserRoundPlus } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { FollowingNews } from './following-news.tsx'
import type { Following } from './load-following.ts'
import styles from './my-parts.module.css'

/** News from the people whom the viewer follows, and who they are. */
export function MyFollowing({ data }: { data: Following | Failure }) {
  if ('success' in data) return <FailedList title={m.follows_failed()} problem={data.data.message} />
  const { news, people, suggested } = data
  if (people.total === 0) return <NobodyFollowed suggested={suggested} />
  return (
    <div className={styles.part}>
      <FollowingNews news={news} />
      <section aria-labelledby="people-i-follow" className={styles.list}>
        <h2 id="people-i-follow">{m.follows_following_title()}</h2>
        <People people={people.items.map((person) => ({ ...person, why: undefined }))} />
        {people.total > people.items.length && (
          <AddressLink href="/profile/following" className={buttonClass()}>
            {m.following_people_all({ shown: numberLabel(people.total) })}
          </AddressLink>
        )}
      </section>
    </div>
  )
}

type Shown = Parameters<typeof PersonCard>[0]['person'] & { why: string | undefined }

/** The people whom the viewer follows. Unfollowed ones stay visible, so that a second press follows them again. */
function People({ people }: { people: Shown[] }) {
  const [toggled, setToggled] = useState<ReadonlyMap<number, { is_followed: boolean; followers: number }>>(
    new Map(),
  )
  return (
    <CardGrid>
      {people.map(({ why, ...person }) => (
        <PersonCard
          key={person.id}
          person={{ ...person, ...toggled.get(person.id) }}
          why={why}
          onToggle={({ isOn, count }) =>
            setToggled((before) => new Map(before).set(person.id, { is_followed: isOn, followers: count }))
          }
        />
      ))}
    </CardGrid>
  )
}

function NobodyFollowed({ suggested }: Pick<Following, 'suggested'>) {
  const people = suggested.map(({ because, ...creator }) => ({
    ...creator,
    is_followed: false,
    is_public: true,
    why: because.length > 0 ? m.for_you_because({ terms: because.join(', ') }) : undefined,
  }))
  return (
    <div className={styles.part}>
      <EmptyState
        icon={UserRoundPlus}
        title={m.follows_none_followed_title()}
        action={
          <AddressLink href="/resource" className={buttonClass({ variant: 'primary' })}>
            {m.my_resources_find()}
          </AddressLink>
        }
      >
        {m.following_none_help()}
      </EmptyState>
      {people.length > 0 && (
        <section aria-labelledby="good-people" className={styles.list}>
          <h2 id="good-people">{m.following_suggested()}</h2>
          <People people={people} />
        </section>
      )}
    </div>
  )
}
