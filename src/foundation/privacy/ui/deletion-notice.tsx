import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { KeepAccount } from './keep-account.tsx'
import styles from './own-data.module.css'

/** Says on every page that the account will be deleted, with a link to keep it. */
export function DeletionNotice({ deleteAt }: { deleteAt: string }) {
  return (
    <section className={styles.notice} aria-label={m.privacy_notice_label()}>
      <p>
        {m.privacy_notice()} <DateTime moment={deleteAt} kind="date" />
      </p>
      <KeepAccount />
    </section>
  )
}
