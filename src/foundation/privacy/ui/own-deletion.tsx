import { Link } from '@tanstack/react-router'
import { ProfilePart } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { CHANGE_OF_MIND_DAYS, type OwnPrivacy } from '../privacy.contract.ts'
import { KeepAccount } from './keep-account.tsx'

/** A link to delete the account, or a button to keep it. */
export function OwnDeletion({ own: { deletion, is_last_administrator } }: { own: OwnPrivacy }) {
  if (deletion)
    return (
      <ProfilePart id="my-deletion" title={m.privacy_delete_title()}>
        <p>
          {m.privacy_delete_on()}{' '}
          <strong>
            <DateTime moment={deletion.delete_at} kind="dayAndTime" />
          </strong>
        </p>
        <p>{deletion.keeps_shared ? m.privacy_delete_shared_stays() : m.privacy_delete_shared_goes()}</p>
        <KeepAccount />
      </ProfilePart>
    )
  return (
    <ProfilePart
      id="my-deletion"
      title={m.privacy_delete_title()}
      help={m.privacy_delete_help({ days: CHANGE_OF_MIND_DAYS })}
    >
      {is_last_administrator ? (
        <p>{m.error_last_administrator()}</p>
      ) : (
        <p>
          <Link to="/profile/privacy/delete" className={buttonClass({ variant: 'second' })}>
            {m.privacy_delete_go()}
          </Link>
        </p>
      )}
    </ProfilePart>
  )
}
