/* What neighbours' pages may use. */
export { AdminEventTabs } from './admin/admin-event-tabs.tsx'
