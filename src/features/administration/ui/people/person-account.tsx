import { AdminForm } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import type { AdministeredPerson } from '../../people.contract.ts'
import styles from './people.module.css'
import { PersonPart } from './person-part.tsx'

/** Membership, and the code that proves their address. */
export function PersonAccount({ person: { id, email, is_member, can } }: { person: AdministeredPerson }) {
  return (
    <PersonPart title={m.people_membership()}>
      <p>{is_member ? m.people_member_now() : m.people_member_not()}</p>
      <div className={styles.rows}>
        <AdminForm
          key={String(is_member)}
          call="POST /v2/admin/people/membership/"
          hidden={{ id, is_member: is_member ? 0 : 1 }}
          submit={is_member ? m.people_member_end() : m.people_member_make()}
          variant="second"
          headingLevel={3}
        />
        {can.send_code ? (
          <AdminForm
            call="POST /v2/admin/people/email-code/"
            hidden={{ id }}
            submit={m.people_send_code({ email })}
            variant="second"
            headingLevel={3}
          />
        ) : null}
      </div>
    </PersonPart>
  )
}
