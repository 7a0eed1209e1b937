import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { ageLabel } from '#ui-kit/age-label.ts'
import { ChipRow, chipClass } from '#ui-kit/chip.tsx'
import page from '#ui-kit/detail-page.module.css'
import type { EventDetails } from '../../events.contract.ts'
import styles from './event-audience.module.css'

/** Who an event is for. Skills and topics link to the list filtered by them. */
export function EventAudience({ event: { age_groups, skills, tags } }: { event: EventDetails }) {
  if (age_groups.length + skills.length + tags.length === 0) return null
  return (
    <section aria-labelledby="for-whom" className={page.section}>
      <h2 id="for-whom">{m.event_for_whom()}</h2>
      {age_groups.length > 0 && <p>{ageLabel(age_groups)}</p>}
      {skills.length > 0 && (
        <div className={styles.topics}>
          <h3 className={styles.kind}>{m.event_skills()}</h3>
          <ChipRow as="ul">
            {skills.map(({ id, name }) => (
              <li key={id} className={styles.topic}>
                <Link to="/" search={{ skill: [id] }} className={chipClass()}>
                  {name}
                </Link>
              </li>
            ))}
          </ChipRow>
        </div>
      )}
      {tags.length > 0 && (
        <div className={styles.topics}>
          <h3 className={styles.kind}>{m.event_topics()}</h3>
          <ChipRow as="ul">
            {tags.map(({ id, name }) => (
              <li key={id} className={styles.topic}>
                <Link to="/" search={{ tag: [id] }} className={chipClass()}>
                  {name}
                </Link>
              </li>
            ))}
          </ChipRow>
        </div>
      )}
    </section>
  )
}
