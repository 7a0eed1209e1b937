import { useFormParts } from '#ui-kit/form-parts.ts'
import type { Notification } from '../notifications.contract.ts'
import { tellUnread } from './fresh-unread.ts'

/** Marks one as read: shown at once, and taken back when the call fails. Whoever follows a line has gone on by then. */
export function useRead(change: (id: number, change: (item: Notification) => Notification) => void) {
  const { api } = useFormParts()
  return async ({ id, is_read: isRead }: Notification) => {
    if (isRead) return
    change(id, (item) => ({ ...item, is_read: true }))
    const answer = await api('POST /v2/user/notification/read/', { body: { ids: [id] } })
    if (answer.success) tellUnread(answer.data)
    else change(id, (item) => ({ ...item, is_read: false }))
  }
}
