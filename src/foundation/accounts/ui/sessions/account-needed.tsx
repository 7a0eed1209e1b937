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
  /** What the account is for, where it is not the account's own page. */
  title?: string
  text?: string
  /** The way out; default home. */
  leave?: { href: string; label: string }
}

/** Stands in place of a page that only exists for an account: asks to log in, with a way back to the home page. */
export function AccountNeeded(props: AccountNeededProps) {
  const { next, title = m.profile_login_title(), text = m.profile_login_text() } = props
  const { href, label } = props.leave ?? { href: '/', label: m.profile_login_home() }
  useEffect(() => {
    openAuthDialog({ isPersistent: true })
    // The page behind Back is nobody's account: the dialog goes with this one.
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
