/* Public API for other features' pages. */
export { AdminChoices } from './admin-choices.tsx'
export { AdminForm, type AdminFormProps, DangerForm, useIsBack } from './admin-form.tsx'
export { AdminPage, AdminTabs, NewLink } from './admin-page.tsx'
export { AdminTable, RowLink, tableFilter } from './admin-table.tsx'
export { useKept } from './desk-choices.ts'
export { FormBar, FormGroup, FormPair, InBothLanguages } from './form-groups.tsx'
export { MoveButtons } from './move-buttons.tsx'
export { forStaff, idIn, staffOnly } from './staff-page.ts'
