/* What the frame of the pages may use. */
export { loadUnread } from './load-unread.ts'
export { NotificationBell } from './notification-bell.tsx'
