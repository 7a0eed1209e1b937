import { useLocation } from '@tanstack/react-router'
import { openAuthDialog } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { ButtonLink } from '#ui-kit/button.tsx'
import styles from './report-page.module.css'

/** A report needs an account, so that each counts once. */
export function AskToLogIn() {
  const here = useLocation({ select: ({ href }) => href })
  return (
    <div className={styles.visitor}>
      <p>{m.report_log_in()}</p>
      <ButtonLink
        variant="primary"
        size="big"
        href={`/auth?next=${encodeURIComponent(here)}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          openAuthDialog({ reason: m.report_log_in() })
        }}
      >
        {m.auth_login()}
      </ButtonLink>
    </div>
  )
}
