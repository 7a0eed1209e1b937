import { FORM_FIELD } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { LogOut } from '#ui-kit/icons.ts'
import { dropHeld } from './held-action.ts'

/** Posted by the browser itself: the page that follows is loaded in full, so nothing private stays in this one. */
export function LogOutForm({ className }: { className: string | undefined }) {
  return (
    <form method="post" action="/auth" onSubmit={() => dropHeld()}>
      <input type="hidden" name={FORM_FIELD} value="log-out" />
      <button type="submit" className={className}>
        <LogOut aria-hidden="true" />
        {m.account_log_out()}
      </button>
    </form>
  )
}
