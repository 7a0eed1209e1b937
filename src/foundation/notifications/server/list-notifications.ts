import { RECORDS_TOTAL_CAP, type TextLanguage } from '#contract/wire.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import type { UnreadCount } from '../notifications.contract.ts'
import { sentenceOf } from './notification-kinds.ts'
import {
  countNotifications,
  countUnread,
  isNotificationOf,
  markRead,
  selectNotifications,
} from './notifications.queries.ts'

interface Wanted {
  page: number
  length: number
  after: number | undefined
  language: TextLanguage
}

/**
 * A person's notifications, newest first.
 * @throws CursorNotFound
 */
export async function listNotifications(db: Db, viewer: { id: number }, wanted: Wanted) {
  const { after, language } = wanted
  const user_id = viewer.id
  if (after !== undefined && !(await isNotificationOf(db, { user_id, id: after }))) throw new CursorNotFound()
  const found = await selectNotifications(db, { user_id, after, ...pageWindow(wanted) })
  const total = await countNotifications(db, { user_id, cap: RECORDS_TOTAL_CAP })
  return {
    data: found.map(({ params, actor_name, ...shown }) => ({
      ...shown,
      text: sentenceOf({ kind: shown.kind, params, actor_name }, language),
    })),
    ...cappedTotal(total),
  }
}

const MOST_UNREAD = 99

export async function unreadOf(db: Db, viewer: { id: number }): Promise<UnreadCount> {
  const unread = await countUnread(db, { user_id: viewer.id, cap: MOST_UNREAD })
  return { unread: Math.min(unread, MOST_UNREAD), is_more: unread > MOST_UNREAD }
}

/** Marks the given notifications of the viewer, or all they can see, as read and returns how many are left. */
export async function readNotifications(
  db: Db,
  viewer: { id: number },
  of: { ids: readonly number[] | 'all'; newest_id: number | undefined; now: Date },
): Promise<UnreadCount> {
  await markRead(db, { user_id: viewer.id, ...of })
  return unreadOf(db, viewer)
}
