import { useEffect, useRef } from 'react'
import { AdminForm } from '#foundation/admin-kit/ui/index.ts'
import type { FormDraft } from '#foundation/drafts/drafts.contract.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { ManagedEvent } from '../../../admin-events.contract.ts'
import styles from '../admin-events.module.css'
import { keepOwnDraftForm } from './admin-event-forms.ts'
import { differingFields } from './older-draft.ts'

/** Shown instead of the form until the person chooses one of the two versions. */
export function AdminOlderDraft({ event, draft }: { event: ManagedEvent; draft: FormDraft }) {
  const box = useRef<HTMLElement>(null)
  const fields = differingFields(event, draft.fields)

  // It replaces the submitted form, and takes over the focus from it.
  useEffect(() => box.current?.focus(), [])

  return (
    <section ref={box} tabIndex={-1} className={styles.older} aria-labelledby="older-draft">
      <h2 id="older-draft" className={styles.olderTitle}>
        {m.admin_older_draft_title()}
      </h2>
      <p>
        {m.admin_older_draft_when()} <DateTime moment={draft.saved_at} kind="dayAndTime" />
      </p>
      <p>
        {fields.length > 0
          ? m.admin_older_draft_fields({ fields: fields.join(', ') })
          : m.admin_older_draft_same()}
      </p>
      <div className={styles.actions}>
        <AdminForm
          form={keepOwnDraftForm}
          hidden={{ id: event.id, revision: event.revision }}
          submit={m.admin_older_draft_use()}
          focusOn="main"
        />
        <AdminForm
          call="POST /user/draft/discard/"
          hidden={{ form: 'event', subject: event.id }}
          submit={m.admin_older_draft_discard()}
          variant="second"
          focusOn="main"
        />
      </div>
      <p>
        <SoftLine>{m.admin_older_draft_note()}</SoftLine>
      </p>
    </section>
  )
}
