/* What neighbours' pages may use. */
export { AdminForm } from './admin-form.tsx'
export { AdminPage } from './admin-page.tsx'
export { AdminTable } from './admin-table.tsx'
export { FormGroup, InBothLanguages } from './form-groups.tsx'
export { MoveButtons } from './move-buttons.tsx'
export { forStaff, idIn, staffOnly } from './staff-page.ts'
