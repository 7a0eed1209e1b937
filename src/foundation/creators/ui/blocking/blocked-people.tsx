import { ProfilePart } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { BlockedPerson } from '../../blocks.contract.ts'
import { BlockForm } from './block-person.tsx'
import styles from './blocked-people.module.css'

/** The people whom the viewer blocks, each with a button to unblock them. */
export function BlockedPeople({ blocked }: { blocked: readonly BlockedPerson[] }) {
  return (
    <ProfilePart id="my-blocked" title={m.blocked_title()} help={m.blocked_help()}>
      {blocked.length === 0 ? (
        <p>{m.blocked_none()}</p>
      ) : (
        <ul className={styles.people}>
          {blocked.map(({ id, name, blocked_at }) => (
            <li key={id} className={styles.person}>
              <div>
                <span className={styles.name}>{name}</span>
                <SoftLine>
                  <DateTime moment={blocked_at} kind="date" />
                </SoftLine>
              </div>
              <BlockForm creator={{ id, name, is_blocked: true }} headingId="my-blocked" />
            </li>
          ))}
        </ul>
      )}
    </ProfilePart>
  )
}
