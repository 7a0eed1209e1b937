import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import type { Notification } from '../notifications.contract.ts'
import { NOTIFICATIONS_LENGTH, type NotificationsSearch } from './notifications-search.ts'

export interface ListedNotifications {
  items: Notification[]
  total: number
}

/** The viewer's notifications, newest first. `after` is the id of the last one shown. */
export async function loadNotifications(
  api: Api,
  { shown = NOTIFICATIONS_LENGTH, after }: NotificationsSearch & { after?: number } = {},
): Promise<ListedNotifications | Failure> {
  const answer = await api('POST /v2/user/notification/list/', { body: { length: shown, after } })
  return answer.success ? { items: answer.data, total: answer.recordsTotal } : answer
}
