import { FormGroup, FormPair, InBothLanguages } from '#foundation/admin-kit/ui/index.ts'
import { ContentForm } from '#foundation/content/ui/index.ts'
import { m } from '#messages/messages.js'
import { FormCheckbox, FormText } from '#ui-kit/form-fields.tsx'
import type { ManagedModule } from '../../../admin-course-modules.contract.ts'
import styles from '../admin-programs.module.css'

interface AdminModuleFormProps {
  program_id: number
  /** Null for a new module. */
  module: ManagedModule | null
}

/** The texts of a module, and when it counts as completed. */
export function AdminModuleForm({ program_id, module }: AdminModuleFormProps) {
  return (
    <ContentForm
      call="POST /v2/admin/course/module/save/"
      next="/admin/certificate-programs/{program_id}/modules/{id}"
      content={module}
      defaults={{ needs_quiz: 'on', quiz_pass_share: '60' }}
      hidden={{ program_id }}
      add={m.admin_add_module()}
    >
      <FormGroup legend={m.admin_program_what()}>
        <InBothLanguages name="title" label={m.admin_event_title()} maxLength={200} />
        <InBothLanguages name="description" label={m.admin_event_description()} rows={4} maxLength={3_000} />
        <FormPair>
          <FormText
            name="minutes"
            label={m.admin_module_minutes()}
            help={m.admin_module_minutes_help()}
            inputMode="numeric"
            maxLength={4}
            required
          />
        </FormPair>
      </FormGroup>
      <FormGroup legend={m.admin_module_rules()}>
        {module ? (
          <p className={styles.below}>{m.admin_module_rules_text({ count: module.inside_count })}</p>
        ) : null}
        <FormPair>
          <FormText
            name="events_needed"
            label={m.admin_module_events_needed()}
            help={m.admin_module_events_needed_help()}
            inputMode="numeric"
            maxLength={3}
          />
          <FormText
            name="quiz_pass_share"
            label={m.admin_module_pass_share()}
            inputMode="numeric"
            maxLength={3}
          />
        </FormPair>
        <div className={styles.kinds}>
          <FormCheckbox
            name="needs_quiz"
            label={m.admin_module_needs_quiz()}
            help={m.admin_module_needs_quiz_help()}
          />
        </div>
      </FormGroup>
    </ContentForm>
  )
}
