/* What neighbours' pages may use. */
export { AdminPage } from './admin-page.tsx'
export { AdminPages } from './admin-pages.tsx'
export { AdminTable } from './admin-table.tsx'
export { staffOnly } from './staff-only.ts'
