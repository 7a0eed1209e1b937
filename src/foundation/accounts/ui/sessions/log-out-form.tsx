import { type FormEvent, useRef, useState } from 'react'
import { FORM_FIELD } from '#contract/page-form.ts'
import { countWaiting, leaveDevice } from '#foundation/offline/ui/index.ts'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { LogOut } from '#ui-kit/icons.ts'
import { LazyDialog } from '#ui-kit/lazy-parts.tsx'
import { toast } from '#ui-kit/toast.ts'
import { dropPendingAction } from '../pending/pending-action.ts'
import { noteLeaving } from './use-same-person.ts'
import { useViewer } from './use-viewer.ts'

/**
 * The browser itself posts it, and the full page load leaves nothing private in this page. First removes the person's
 * offline data from the device; if mutations are still waiting, it asks.
 */
export function LogOutForm({ className }: { className: string | undefined }) {
  const user_id = useViewer()?.user_id
  const form = useRef<HTMLFormElement>(null)
  const [waiting, setWaiting] = useState(0)

  async function ask(event: FormEvent) {
    dropPendingAction()
    if (user_id === undefined) return
    event.preventDefault()
    if (!navigator.onLine) return void toast.show({ kind: 'W', text: m.offline_leave_no_network() })
    // Code that fails to load must not keep anyone from logging out.
    const count = await countWaiting(user_id).catch(() => 0)
    if (count > 0) setWaiting(count)
    else await leave(user_id)
  }

  async function leave(person: number) {
    await leaveDevice(person).catch(() => undefined)
    noteLeaving()
    form.current?.submit()
  }

  return (
    <form ref={form} method="post" action="/auth" onSubmit={ask}>
      <input type="hidden" name={FORM_FIELD} value="log-out" />
      <button type="submit" className={className}>
        <LogOut aria-hidden="true" />
        {m.account_log_out()}
      </button>
      <LazyDialog
        isOpen={waiting > 0}
        onOpenChange={() => setWaiting(0)}
        role="alertdialog"
        title={m.offline_leave_title()}
        closeLabel={m.offline_leave_no()}
        foot={
          <>
            <Button variant="danger" onClick={() => user_id !== undefined && void leave(user_id)}>
              {m.offline_leave_yes()}
            </Button>
            <Button onClick={() => setWaiting(0)}>{m.offline_leave_no()}</Button>
          </>
        }
      >
        <p>{m.offline_leave_text({ count: waiting })}</p>
      </LazyDialog>
    </form>
  )
}
