import { AdminChoices, FormGroup, InBothLanguages } from '#foundation/admin-kit/ui/index.ts'
import { ContentForm } from '#foundation/content/ui/index.ts'
import type { FormDraft } from '#foundation/drafts/drafts.contract.ts'
import { DraftKeeper } from '#foundation/drafts/ui/index.ts'
import { m } from '#messages/messages.js'
import { FormText } from '#ui-kit/form-fields.tsx'
import type { AwarenessChoices, ManagedAwarenessProgram } from '../../admin-awareness-programs.contract.ts'
import styles from './admin-awareness.module.css'
import { saveAwarenessForm } from './admin-awareness-forms.ts'

interface AdminAwarenessFormProps {
  /** Null for a new program. */
  program: ManagedAwarenessProgram | null
  draft: FormDraft | null
  choices: AwarenessChoices
}

/** The form for a program's content, except steps and questions. */
export function AdminAwarenessForm({ program, draft, choices }: AdminAwarenessFormProps) {
  return (
    <ContentForm
      form={saveAwarenessForm}
      content={program}
      drafts={{ kind: 'awareness-program', draft, Keeper: DraftKeeper }}
      defaults={{ film_minutes: '3' }}
      add={m.admin_save_draft()}
    >
      <FormGroup legend={m.awareness_admin_what()}>
        <InBothLanguages name="title" label={m.admin_event_title()} maxLength={200} />
        <div className={styles.short}>
          <FormText
            name="name"
            label={m.awareness_admin_web_name()}
            help={m.awareness_admin_web_name_help()}
            maxLength={100}
          />
        </div>
        <InBothLanguages name="summary" label={m.admin_event_summary()} rows={3} maxLength={600} />
        <InBothLanguages name="description" label={m.admin_event_description()} rows={8} maxLength={20_000} />
        <InBothLanguages
          name="pledge"
          label={m.awareness_admin_pledge()}
          help={m.awareness_admin_pledge_help()}
          rows={3}
          maxLength={600}
        />
      </FormGroup>
      <FormGroup legend={m.awareness_admin_video_and_transcript()}>
        <div className={styles.short}>
          <FormText
            name="film_url"
            label={m.admin_video_link()}
            help={m.awareness_admin_video_help()}
            inputMode="url"
            maxLength={500}
          />
        </div>
        <div className={styles.short}>
          <FormText
            name="film_minutes"
            label={m.awareness_admin_video_minutes()}
            inputMode="numeric"
            maxLength={2}
          />
        </div>
        <InBothLanguages
          name="transcript"
          label={m.awareness_admin_transcript()}
          help={m.awareness_admin_transcript_help()}
          rows={8}
          maxLength={20_000}
        />
      </FormGroup>
      <FormGroup legend={m.awareness_admin_topics()}>
        <AdminChoices name="age_group_ids" legend={m.admin_ages()} choices={choices.age_groups} />
        <AdminChoices name="skill_ids" legend={m.admin_skills()} choices={choices.skills} />
        <AdminChoices name="tag_ids" legend={m.admin_tags()} choices={choices.tags} />
      </FormGroup>
    </ContentForm>
  )
}
