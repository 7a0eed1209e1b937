/* Public API for the pages' frame. */
export { loadUnread } from './load-unread.ts'
export { NotificationBell } from './notification-bell.tsx'
