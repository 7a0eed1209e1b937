import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Chip } from '#ui-kit/chip.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { AdministeredPerson } from '../../people.contract.ts'
import styles from './people.module.css'
import { PersonPart } from './person-part.tsx'

/** The person's sessions, which can be ended one by one or all at once. */
export function PersonSessions({ person: { id, sessions } }: { person: AdministeredPerson }) {
  const stay = useStayAt('sessions')
  const isOwn = sessions.some(({ is_current }) => is_current)
  if (sessions.length === 0) {
    return (
      <PersonPart id="sessions" title={m.people_sessions()}>
        <p>{m.people_sessions_none()}</p>
      </PersonPart>
    )
  }
  return (
    <PersonPart id="sessions" title={m.people_sessions()}>
      <ul className={styles.sessions}>
        {sessions.map(({ id: session_id, device, last_seen, is_current }) => (
          <li key={session_id} className={styles.session}>
            <div>
              {device}
              <SoftLine>
                {m.profile_session_seen()} <DateTime moment={last_seen} kind="dayAndTime" />
              </SoftLine>
            </div>
            {is_current ? (
              <Chip>{m.profile_session_this()}</Chip>
            ) : (
              <Form call="POST /v2/admin/people/session/end/" headingLevel={3} onSent={stay}>
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="session_id" value={session_id} />
                <SubmitButton
                  variant="second"
                  size="normal"
                  aria-label={m.profile_session_end_of({ device })}
                >
                  {m.profile_session_end()}
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {isOwn ? null : (
        <Form call="POST /v2/admin/people/session/end/" headingLevel={3} onSent={stay}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="session_id" value="all" />
          <SubmitButton variant="second" size="normal">
            {m.people_sessions_end()}
          </SubmitButton>
        </Form>
      )}
    </PersonPart>
  )
}
