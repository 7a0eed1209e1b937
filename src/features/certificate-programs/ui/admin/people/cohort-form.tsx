import { AdminForm } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { FormText, FormTextArea } from '#ui-kit/form-fields.tsx'
import { MOST_ADDRESS_LETTERS } from '../../../admin-programs.contract.ts'

export const SAVE_COHORT = 'POST /v2/admin/course/cohort/save/'

interface CohortFormProps {
  program_id: number
  /** Null for a new cohort. */
  cohort: { id: number; name: string } | null
}

/** The name of a cohort, and addresses to add to it. */
export function CohortForm({ program_id, cohort }: CohortFormProps) {
  return (
    <AdminForm
      call={SAVE_COHORT}
      next="/admin/certificate-programs/{program_id}/cohorts/{id}"
      values={cohort ? { name: cohort.name } : {}}
      hidden={cohort ? { id: cohort.id } : { program_id }}
      submit={cohort ? m.admin_save_changes() : m.admin_add_cohort()}
    >
      <FormText name="name" label={m.admin_name()} maxLength={200} required />
      <FormTextArea
        name="addresses"
        label={m.admin_cohort_addresses()}
        help={m.admin_cohort_addresses_help()}
        rows={6}
        maxLength={MOST_ADDRESS_LETTERS}
        spellCheck={false}
      />
    </AdminForm>
  )
}
