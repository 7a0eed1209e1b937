import { useEffect } from 'react'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { UserRound } from '#ui-kit/icons.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { closeAuthDialog, openAuthDialog } from '../auth/auth-dialog-store.ts'
import styles from './account-needed.module.css'

interface AccountNeededProps {
  /** The page's own address. */
  next: string
  /** What the account is for, if this isn't an account page. */
  title?: string
  text?: string
  /** The link that leaves the page; by default home. */
  leave?: { href: string; label: string }
}

/** Replaces a page that needs an account: asks to log in and links to the home page. */
export function AccountNeeded(props: AccountNeededProps) {
  const { next, title = m.profile_login_title(), text = m.profile_login_text() } = props
  const { href, label } = props.leave ?? { href: '/', label: m.profile_login_home() }
  useEffect(() => {
    openAuthDialog({ isPersistent: true })
    // The dialog closes with this page, because the page behind Back may need no account.
    return closeAuthDialog
  }, [])
  return (
    <div className={styles.visitor}>
      <UnlistedHead page={title} />
      <EmptyState
        icon={UserRound}
        headingLevel={1}
        title={title}
        action={
          <div className={styles.actions}>
            <PlainLink
              className={buttonClass({ variant: 'primary', size: 'big' })}
              href={`/auth?next=${encodeURIComponent(next)}`}
              onClick={(event) => {
                event.preventDefault()
                openAuthDialog({ isPersistent: true })
              }}
            >
              {m.profile_login()}
            </PlainLink>
            <PlainLink className={buttonClass({ variant: 'ghost', size: 'big' })} href={href}>
              {label}
            </PlainLink>
          </div>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}
