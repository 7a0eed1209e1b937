import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import type { AdministeredPerson } from '../../people.contract.ts'
import { AccountState } from './account-state.tsx'
import styles from './people.module.css'
import { PersonPart } from './person-part.tsx'

/** Facts about the person, and the state of the account. */
export function PersonFacts({ person }: { person: AdministeredPerson }) {
  const { delete_at, disabled_at, disabled_reason, occupation, user_type } = person
  return (
    <PersonPart id="account" title={m.people_facts()}>
      {delete_at ? (
        <p className={styles.notice}>
          {m.people_deletion_scheduled_for()} <DateTime moment={delete_at} isFixed />
        </p>
      ) : null}
      {disabled_at ? (
        <p className={styles.notice}>
          {m.people_closed_since()} <DateTime moment={disabled_at} isFixed />
          {disabled_reason ? <span className={styles.words}>“{disabled_reason}”</span> : null}
        </p>
      ) : null}
      <dl className={styles.facts}>
        <Fact name={m.people_state()}>
          <AccountState of={person} />
        </Fact>
        <Fact name={m.people_email()}>{person.email}</Fact>
        <Fact name={m.people_mobile()}>{person.mobile}</Fact>
        <Fact name={m.people_username()}>{person.username}</Fact>
        <Fact name={m.people_occupation()}>{occupation}</Fact>
        {user_type === occupation ? null : <Fact name={m.people_user_type()}>{user_type}</Fact>}
        <Fact name={m.people_school()}>{person.school_name}</Fact>
        <Fact name={m.people_source()}>{person.utm_source}</Fact>
        <Fact name={m.admin_since()}>
          <DateTime moment={person.created_at} isFixed />
        </Fact>
        <Fact name={m.people_last_seen()}>
          {person.last_seen_at ? <DateTime moment={person.last_seen_at} isFixed /> : null}
        </Fact>
      </dl>
    </PersonPart>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? '–'}</dd>
    </div>
  )
}
