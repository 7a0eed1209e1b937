export { notificationChoices, notificationDigests, notifications } from './notifications.tables.ts'
