import { useState } from 'react'
import { GrowingCards } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import { type ListedPeople, type ShownPerson, shownPeople } from './load-people.ts'
import { NobodyYet } from './nobody-yet.tsx'
import styles from './people.module.css'
import { type PeopleKind, type PeopleSearch, peopleCatalogue } from './people-search.ts'
import { PersonCard } from './person-card.tsx'

interface PeopleListProps {
  kind: PeopleKind
  search: PeopleSearch
  people: ListedPeople
}

type Toggled = Pick<ShownPerson, 'is_followed' | 'followers'>

/** A list of people. Unfollowed people stay visible, so that a second press follows them again. */
export function PeopleList({ kind, search, people }: PeopleListProps) {
  const [toggled, setToggled] = useState<ReadonlyMap<number, Toggled>>(new Map())
  const cards = people.cards.map((person) => {
    const now = toggled.get(person.id)
    return now ? { ...person, ...now, isToggled: true } : person
  })
  const list = { ...people, cards }
  shownPeople.useKeepShown({ kind }, list, undefined)
  if (people.total === 0) return <NobodyYet kind={kind} />
  const left = kind === 'following' ? cards.filter(({ is_followed }) => !is_followed).length : 0
  const count = Math.max(people.total - left, 0)
  const shown = numberLabel(count)
  return (
    <section aria-labelledby="people" className={styles.list}>
      <h2 id="people" className={styles.count} aria-live="polite">
        {people.isTotalCapped ? m.follows_counted_capped({ shown }) : m.follows_counted({ count, shown })}
      </h2>
      <GrowingCards
        catalogue={peopleCatalogue(kind)}
        search={search}
        list={list}
        failedTitle={m.follows_failed()}
      >
        {(person) => (
          <PersonCard
            key={person.id}
            person={person}
            onToggle={({ isOn, count: followers }) =>
              setToggled((before) => new Map(before).set(person.id, { is_followed: isOn, followers }))
            }
          />
        )}
      </GrowingCards>
    </section>
  )
}
