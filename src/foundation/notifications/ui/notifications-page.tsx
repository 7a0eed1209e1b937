import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AccountNeeded, loadOwn } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { CircleCheck } from '#ui-kit/icons.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { useShown } from '#ui-kit/use-shown.ts'
import type { UnreadCount } from '../notifications.contract.ts'
import { publishUnread, useFreshUnread } from './fresh-unread.ts'
import { loadNotifications } from './load-notifications.ts'
import { loadUnread } from './load-unread.ts'
import { readAllForm } from './notification-forms.ts'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications.module.css'
import { readNotificationsSearch } from './notifications-search.ts'
import { unreadLabel } from './unread-label.ts'

const nothingNew: UnreadCount = { unread: 0, is_more: false }

/** The page of the viewer's notifications, by day. */
export const Route = createFileRoute('/_default/notifications')({
  // Never cached: notifications read meanwhile must not appear as unread, not even briefly.
  gcTime: 0,
  // Parsed in the loader, because `validateSearch` code is part of every page's first file.
  loader: ({ context, location: { search } }) =>
    loadOwn(context, async (api) => {
      const wanted = readNotificationsSearch({ ...search })
      const [listed, unread] = await Promise.all([loadNotifications(api, wanted), loadUnread(api)])
      if ('success' in listed) return listed
      const now = unread?.counted_at ?? new Date().toISOString()
      return { success: true, data: { listed, unread: unread ?? nothingNew, now } }
    }),
  component: NotificationsPage,
})

function NotificationsPage() {
  const own = Route.useLoaderData()
  if (!own) {
    const [title, text] = [m.notifications_login_title(), m.notifications_login_text()]
    return <AccountNeeded next="/notifications" title={title} text={text} />
  }
  return <OwnNotifications {...own} />
}

function OwnNotifications({
  listed,
  unread: counted,
  now,
}: NonNullable<ReturnType<typeof Route.useLoaderData>>) {
  const [unread, setUnread] = useShown(counted)
  useFreshUnread(setUnread)
  // The bell's count may be out of date.
  useEffect(() => publishUnread(counted), [counted])
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.notifications_title()} />
      <header className={styles.top}>
        <div>
          <h1 id="notifications" className={styles.heading}>
            {m.notifications_title()}
          </h1>
          {listed.total > 0 && (
            <p className={styles.lead}>
              {unread.unread > 0 ? unreadLabel(unread) : m.notifications_nothing_new()}
            </p>
          )}
        </div>
        {unread.unread > 0 ? <MarkAllRead newest_id={listed.items[0]?.id} /> : null}
      </header>
      {listed.total === 0 ? <NoNotifications /> : <NotificationList listed={listed} now={now} />}
      <p>
        <Link to="/profile/notifications" className={styles.way}>
          {m.notifications_choose()}
        </Link>
      </p>
    </div>
  )
}

/** Marks what the page shows and what is older. The button disappears after the press, so focus moves to the heading. */
function MarkAllRead({ newest_id }: { newest_id: number | undefined }) {
  const router = useRouter()
  async function showRead() {
    await router.invalidate({ sync: true })
    const heading = document.getElementById('notifications')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }
  return (
    <Form form={readAllForm} onSent={showRead}>
      <input type="hidden" name="newest_id" value={newest_id} />
      <SubmitButton variant="second" size="normal">
        {m.notifications_mark_all()}
      </SubmitButton>
    </Form>
  )
}

/** Says what will appear here, with a link to get started. */
function NoNotifications() {
  return (
    <EmptyState
      icon={CircleCheck}
      title={m.notifications_none_title()}
      action={
        <div className={styles.ways}>
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {m.notifications_find_events()}
          </Link>
          <Link to="/resource" className={buttonClass()}>
            {m.notifications_find_resources()}
          </Link>
        </div>
      }
    >
      {m.notifications_none_help()}
    </EmptyState>
  )
}
