import { m } from '#messages/messages.js'
import { Chip } from '#ui-kit/chip.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import type { Session } from '../../sessions.contract.ts'
import { useStayAt } from '../sessions/use-after-change.ts'
import { ProfilePart } from './profile-part.tsx'
import styles from './profile-sessions.module.css'

/** The person's sessions. Each can be ended; ending the current one logs out. */
export function ProfileSessions({ sessions }: { sessions: readonly Session[] }) {
  const stay = useStayAt('my-sessions')
  return (
    <ProfilePart id="my-sessions" title={m.profile_sessions()} help={m.profile_sessions_help()}>
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, last_seen, is_current }) => (
          <li key={id} className={styles.session}>
            <div>
              <p className={styles.device}>{device}</p>
              <p className={styles.seen}>
                {m.profile_session_seen()} <DateTime moment={last_seen} kind="dayAndTime" />
              </p>
            </div>
            {is_current ? (
              <Chip>{m.profile_session_this()}</Chip>
            ) : (
              <Form call="POST /user/session/end/" next="/profile" onSent={stay} headingLevel={3}>
                <input type="hidden" name="id" value={id} />
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
      {sessions.length > 1 ? (
        <Form call="POST /user/session/end/" next="/profile" onSent={stay} headingLevel={3}>
          <input type="hidden" name="id" value="others" />
          <SubmitButton variant="ghost" size="normal">
            {m.profile_sessions_end_others()}
          </SubmitButton>
        </Form>
      ) : null}
    </ProfilePart>
  )
}
