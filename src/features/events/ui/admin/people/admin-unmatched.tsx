import { AdminForm } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { FormSelect, SubmitButton } from '#ui-kit/form-fields.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { RegisteredPersonRow, UnmatchedAttendee } from '../../../admin-people.contract.ts'
import styles from '../admin-events.module.css'

const HEADING_ID = 'unmatched'

interface AdminUnmatchedProps {
  attendees: readonly UnmatchedAttendee[]
  /** The people of the table's page. */
  registered: readonly RegisteredPersonRow[]
}

/** Attendees of a report without an account: the organiser matches each to a person, or to nobody. */
export function AdminUnmatched({ attendees, registered }: AdminUnmatchedProps) {
  return (
    <section>
      <h2 id={HEADING_ID} tabIndex={-1}>
        {m.admin_unmatched()}
      </h2>
      <p>{m.admin_unmatched_text()}</p>
      <ul className={styles.form}>
        {attendees.map((attendee) => (
          <li key={attendee.id}>
            <AdminForm
              call="POST /v2/admin/event/report/decide/"
              values={{ user_id: String(attendee.account?.id ?? '') }}
              hidden={{ id: attendee.id }}
              headingLevel={3}
              submit={m.admin_match_save()}
              variant="second"
              actions={
                <SubmitButton size="normal" variant="ghost" name="is_nobody" value="true">
                  {m.admin_nobody()}
                </SubmitButton>
              }
              focusOn={attendees.length > 1 ? HEADING_ID : 'main'}
            >
              <p>
                <strong>{attendee.name}</strong>
                <SoftLine>
                  {attendee.email || m.admin_no_email()} · {m.minutes({ count: attendee.minutes })}
                </SoftLine>
              </p>
              <FormSelect name="user_id" label={m.admin_belongs_to()}>
                <option value="">{m.admin_choose_one()}</option>
                {choicesFor(attendee, registered).map(({ user_id, name, email }) => (
                  <option key={user_id} value={user_id}>
                    {name}, {email}
                  </option>
                ))}
              </FormSelect>
            </AdminForm>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The attendee's own account first, which may be on another page of the table. */
function choicesFor(
  { account, email }: UnmatchedAttendee,
  registered: readonly RegisteredPersonRow[],
): { user_id: number; name: string; email: string }[] {
  const own = account ? [{ user_id: account.id, name: account.name, email }] : []
  const others = registered.filter(({ status, user_id }) => status !== 'cancelled' && user_id !== account?.id)
  return [...own, ...others]
}
