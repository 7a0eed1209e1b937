import { useEffect } from 'react'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { UserRound } from '#ui-kit/icons.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { openAuthDialog } from './auth-dialog-store.ts'
import styles from './profile.module.css'

/** In place of a page that only exists for an account: asks to log in, and can be left (decisions, Session). */
export function AccountNeeded({ next }: { next: string }) {
  useEffect(() => openAuthDialog({ isPersistent: true }), [])
  return (
    <div className={styles.visitor}>
      <UnlistedHead page={m.profile_login_title()} />
      <EmptyState
        icon={UserRound}
        headingLevel={1}
        title={m.profile_login_title()}
        action={
          <div className={styles.actions}>
            <a
              className={buttonClass({ variant: 'primary', size: 'big' })}
              href={`/auth?next=${encodeURIComponent(next)}`}
              onClick={(event) => {
                event.preventDefault()
                openAuthDialog({ isPersistent: true })
              }}
            >
              {m.profile_login()}
            </a>
            <a className={buttonClass({ variant: 'ghost', size: 'big' })} href="/">
              {m.profile_login_home()}
            </a>
          </div>
        }
      >
        {m.profile_login_text()}
      </EmptyState>
    </div>
  )
}
