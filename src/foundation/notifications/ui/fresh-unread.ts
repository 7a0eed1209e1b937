import { freshNews } from '#ui-kit/fresh-news.ts'
import type { UnreadCount } from '../notifications.contract.ts'

/** The number of unread notifications, as this tab last heard. */
export const { publish: publishUnread, useNews: useFreshUnread } = freshNews<UnreadCount>()
