import type { Answer } from '#contract/endpoint.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import type { counsellingContract } from '../counselling.contract.ts'
import styles from './next-sessions.module.css'

type Sessions = Answer<typeof counsellingContract.listCounsellingSessions>

/** What the scheduling service knows of the person's sessions to come; absent where there is no such service. */
export function NextSessions({ sessions }: { sessions: Sessions }) {
  if (sessions.success && !sessions.is_offered) return null
  return (
    <section className={styles.sessions} aria-labelledby="next-sessions">
      <h2 id="next-sessions" className={styles.title}>
        {m.counselling_sessions()}
      </h2>
      {!sessions.success ? (
        <p>{m.counselling_sessions_away()}</p>
      ) : sessions.data.length === 0 ? (
        <p>{m.counselling_no_sessions()}</p>
      ) : (
        <ul>
          {sessions.data.map(({ id, topic, speaker_name, start_date_time }) => (
            <li key={id}>
              <strong>{topic}</strong>
              <span>{m.certificate_led_by({ name: speaker_name })}</span>
              <DateTime moment={start_date_time} kind="dayAndTime" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
