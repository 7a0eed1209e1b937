import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { UsersRound } from '#ui-kit/icons.ts'
import styles from './invited-note.module.css'

/** Says people who came by the link of an organisation that what they start counts for it too. */
export function InvitedNote({ address }: { address: string }) {
  return (
    <div className={styles.note}>
      <UsersRound aria-hidden="true" />
      <p>
        {m.awareness_joining_invited()} {m.awareness_joining_invited_sees()}{' '}
        <AddressLink href={`${address}#start`}>{m.awareness_joining_not_invited()}</AddressLink>
      </p>
    </div>
  )
}
