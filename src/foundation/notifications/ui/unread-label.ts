import { m } from '#messages/messages.js'
import type { UnreadCount } from '../notifications.contract.ts'

/** "3 new", "more than 99 new". */
export const unreadLabel = ({ unread, is_more }: UnreadCount): string =>
  is_more ? m.notifications_more_new({ count: unread }) : m.notifications_new({ count: unread })

/** The number of unread notifications as a short sign: "3", "99+". */
export const unreadSign = ({ unread, is_more }: UnreadCount): string => (is_more ? `${unread}+` : `${unread}`)
