import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import type { OwnDetails } from '../own-account.contract.ts'
import styles from './profile.module.css'
import { ProfilePart } from './profile-part.tsx'

/** The consents that the person gave, both off unless they said so. */
export function ProfileMessages({ me }: { me: OwnDetails }) {
  const consents: [string, boolean][] = [
    [m.profile_promotional(), me.is_promotional],
    [m.profile_whatsapp(), me.is_whatsapp_notification],
  ]
  return (
    <ProfilePart
      id="my-messages"
      title={m.profile_messages()}
      action={<Link to="/profile/preferences">{m.profile_messages_change()}</Link>}
    >
      <dl className={styles.list}>
        {consents.map(([what, isWanted]) => (
          <div key={what} className={styles.yesOrNo}>
            <dt>{what}</dt>
            <dd>{isWanted ? m.profile_yes() : m.profile_no()}</dd>
          </div>
        ))}
      </dl>
    </ProfilePart>
  )
}
