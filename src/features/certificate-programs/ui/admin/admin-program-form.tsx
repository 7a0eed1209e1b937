import { AdminChoices, FormGroup, InBothLanguages } from '#foundation/admin-kit/ui/index.ts'
import { ContentForm } from '#foundation/content/ui/index.ts'
import type { FormDraft } from '#foundation/drafts/drafts.contract.ts'
import { DraftKeeper } from '#foundation/drafts/ui/index.ts'
import { EasyReadFields } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import { FormCheckbox } from '#ui-kit/form-fields.tsx'
import type { ManagedProgram, ProgramChoices } from '../../admin-programs.contract.ts'
import { saveProgramForm } from './admin-program-forms.ts'
import styles from './admin-programs.module.css'

interface AdminProgramFormProps {
  /** Null for a new program. */
  program: ManagedProgram | null
  draft: FormDraft | null
  choices: ProgramChoices
}

/** The form for a program's content, except its modules. */
export function AdminProgramForm({ program, draft, choices }: AdminProgramFormProps) {
  return (
    <ContentForm
      form={saveProgramForm}
      content={program}
      drafts={{ kind: 'program', draft, Keeper: DraftKeeper }}
      add={m.admin_save_draft()}
    >
      <FormGroup legend={m.admin_program_what()}>
        <InBothLanguages name="title" label={m.admin_event_title()} maxLength={200} />
        <InBothLanguages name="summary" label={m.admin_event_summary()} rows={3} maxLength={600} />
        <InBothLanguages name="description" label={m.admin_event_description()} rows={8} maxLength={20_000} />
        <InBothLanguages name="for_whom" label={m.admin_program_for_whom()} rows={3} maxLength={2_000} />
        <InBothLanguages
          name="outcomes"
          label={m.admin_program_outcomes()}
          help={m.admin_program_outcomes_help()}
          rows={5}
          maxLength={3_000}
        />
        <InBothLanguages
          name="price_text"
          label={m.admin_program_price()}
          help={m.admin_program_price_help()}
          maxLength={200}
        />
        <div className={styles.kinds}>
          <FormCheckbox
            name="is_ordered"
            label={m.admin_program_ordered()}
            help={m.admin_program_ordered_help()}
          />
        </div>
      </FormGroup>
      <FormGroup legend={m.easy_read_fields()}>
        <EasyReadFields />
      </FormGroup>
      <FormGroup legend={m.admin_event_who()}>
        <AdminChoices name="teacher_ids" legend={m.admin_program_teachers()} choices={choices.teachers} />
        <AdminChoices name="age_group_ids" legend={m.admin_ages()} choices={choices.age_groups} />
        <AdminChoices name="skill_ids" legend={m.admin_skills()} choices={choices.skills} />
        <AdminChoices name="tag_ids" legend={m.admin_tags()} choices={choices.tags} />
      </FormGroup>
      <FormGroup legend={m.admin_program_certificate()}>
        <InBothLanguages
          name="certificate_heading"
          label={m.admin_program_heading()}
          help={m.admin_program_heading_help()}
          maxLength={60}
        />
        <InBothLanguages
          name="certificate_words"
          label={m.admin_program_words()}
          help={m.admin_program_words_help()}
          maxLength={120}
        />
      </FormGroup>
    </ContentForm>
  )
}
