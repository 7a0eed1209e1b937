import { freshNews } from '#ui-kit/fresh-news.ts'
import type { UnreadCount } from '../notifications.contract.ts'

/** How many are new, as this tab has just been told. */
export const { tell: tellUnread, useNews: useFreshUnread } = freshNews<UnreadCount>()
