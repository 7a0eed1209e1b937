import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { DangerForm } from '#foundation/admin-kit/ui/index.ts'
import { missingLabels } from '#foundation/content/content.contract.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import type { ManagedAwarenessProgram } from '../../admin-awareness-programs.contract.ts'
import { signupAddress } from '../../awareness-address.contract.ts'
import { neededLabels } from '../../needed-to-publish.contract.ts'
import styles from './admin-awareness.module.css'

/**
 * Ending, reopening, and links to the two public pages. Publishing submits the form, so that its changes are saved
 * first.
 */
export function AdminAwarenessActions({ program }: { program: ManagedAwarenessProgram }) {
  const { can, id, name, publication, missing } = program
  const stay = useStayAt('main')
  return (
    <>
      {missing.length > 0 ? (
        <p className={styles.missing}>
          {m.awareness_admin_missing({ missing: missingLabels(neededLabels, missing) })}
        </p>
      ) : null}
      <Form call="POST /v2/admin/awareness/reopen/" onSent={stay} className={styles.actions}>
        <input type="hidden" name="id" value={id} />
        {can.reopen ? <SubmitButton size="normal">{m.awareness_admin_reopen()}</SubmitButton> : null}
        {publication === 'draft' ? null : (
          <>
            <a href={signupAddress(name)}>{m.admin_event_public()}</a>
            <a href={signupAddress(name, 'b')}>{m.awareness_admin_see_b()}</a>
          </>
        )}
      </Form>
      {can.end ? (
        <DangerForm
          call="POST /v2/admin/awareness/end/"
          hidden={{ id }}
          submit={m.awareness_admin_end()}
          focusOn="main"
        >
          <p>{m.awareness_admin_end_text()}</p>
        </DangerForm>
      ) : null}
    </>
  )
}
