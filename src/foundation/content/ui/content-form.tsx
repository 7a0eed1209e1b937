import { type ReactNode, useId } from 'react'
import { AdminForm, type AdminFormProps } from '#foundation/admin-kit/ui/index.ts'
import type { FormDraft } from '#foundation/drafts/drafts.contract.ts'
import type { DraftKeeper } from '#foundation/drafts/ui/index.ts'
import { m } from '#messages/messages.js'
import type { FormProps, FormSends } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'

type ContentFormProps = FormSends & {
  /** Values sent with new content, such as what it belongs to. */
  hidden?: AdminFormProps['hidden']
  /** The saved content; null for new content. */
  content: (object & { id: number; revision: string; can?: { publish?: boolean } }) | null
  /** Initial values of new content. */
  defaults?: FormProps['values']
  /**
   * For a long form, whose changes are saved as a draft: the content's kind, and the draft if there is one. The keeper is
   * passed in, because short forms would otherwise load its code.
   */
  drafts?: { kind: string; draft: FormDraft | null; Keeper: typeof DraftKeeper }
  /** The submit button of new content. */
  add: string
  children: ReactNode
}

/** The form for editing content. It can also publish a draft, so that changes are saved first. */
export function ContentForm(props: ContentFormProps) {
  const { content, defaults = {}, hidden = {}, drafts, add, children, ...sends } = props
  const within = useId()
  const draft = drafts?.draft ?? null
  const saved = content ? savedValues(content) : defaults
  const isOlder = draft !== null && content !== null && draft.fields.revision?.[0] !== content.revision
  // Changes with what fills in the fields: the saved content, or a draft.
  const version = draft ? `${content?.revision} ${draft.saved_at}` : content?.revision
  return (
    <div id={within}>
      {drafts ? (
        <drafts.Keeper
          key={version}
          form={drafts.kind}
          subject={content?.id ?? 0}
          draft={draft}
          within={within}
          keeps={sends.form ? sends.form.name : sends.call}
        />
      ) : null}
      <AdminForm
        key={content?.id}
        {...sends}
        version={version}
        // The person is told of the other version, so the draft now stands on it.
        values={draft ? { ...draft.fields, ...(isOlder && { revision: content.revision }) } : saved}
        hidden={content ? { id: content.id, revision: content.revision } : hidden}
        submit={content ? m.admin_save_changes() : add}
        hasBar
        actions={
          content?.can?.publish ? (
            <SubmitButton size="normal" variant="second" name="publish" value="true">
              {m.admin_event_save_publish()}
            </SubmitButton>
          ) : null
        }
      >
        {isOlder ? <p>{m.admin_draft_is_older()}</p> : null}
        <p>{m.admin_one_language()}</p>
        {children}
      </AdminForm>
    </div>
  )
}

type Values = Record<string, string | string[] | null>

/** Saved values as form values; a true boolean ticks its checkbox. */
export function savedValues(saved: object): Values {
  const values: Values = {}
  for (const [name, value] of Object.entries(saved)) {
    if (typeof value === 'boolean') values[name] = value ? 'on' : null
    else if (Array.isArray(value)) values[name] = value.map(String)
    else if (typeof value !== 'object') values[name] = String(value)
  }
  return values
}

/** Values of texts that a form repeats, numbered from 1: `question_1_en`. */
export function numberedValues(saved: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const fields = saved.flatMap((texts, at) =>
    Object.entries(texts).map(([name, text]) => [name.replace(/_(?=en$|hi$)/, `_${at + 1}_`), text] as const),
  )
  return Object.fromEntries(fields)
}
