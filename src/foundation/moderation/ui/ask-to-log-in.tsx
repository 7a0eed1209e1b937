import { useLocation } from '@tanstack/react-router'
import { openAuthDialog } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import styles from './report-page.module.css'

/** A report needs an account, so that each counts once. */
export function AskToLogIn() {
  const here = useLocation({ select: ({ href }) => href })
  return (
    <div className={styles.visitor}>
      <p>{m.report_log_in()}</p>
      <PlainLink
        className={buttonClass({ variant: 'primary', size: 'big' })}
        href={`/auth?next=${encodeURIComponent(here)}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          openAuthDialog({ reason: m.report_log_in() })
        }}
      >
        {m.auth_login()}
      </PlainLink>
    </div>
  )
}
