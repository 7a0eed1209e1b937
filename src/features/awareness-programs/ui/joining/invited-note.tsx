import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { UsersRound } from '#ui-kit/icons.ts'
import styles from './invited-note.module.css'

/** Tells people who came by an organisation's link that their campaign will also count for it. */
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
