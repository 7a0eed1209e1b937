import { TEXT_LANGUAGES } from '#contract/language.ts'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { DangerForm } from '#foundation/admin-kit/ui/index.ts'
import { missingLabels } from '#foundation/content/content.contract.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { languageName } from '#ui-kit/language-name.ts'
import type { ManagedProgram } from '../../admin-programs.contract.ts'
import { neededLabels } from '../../needed-to-publish.contract.ts'
import { programAddress } from '../../program-address.contract.ts'
import styles from './admin-programs.module.css'

/** Closing, reopening and previewing. Publishing submits the form, so that its changes are saved first. */
export function AdminProgramActions({ program }: { program: ManagedProgram }) {
  const { can, id, publication, missing } = program
  const stay = useStayAt('main')
  const title = program.title_en || program.title_hi
  return (
    <>
      {missing.length > 0 ? (
        <p className={styles.missing}>
          {publication === 'draft'
            ? m.admin_program_missing({ missing: missingLabels(neededLabels, missing) })
            : m.admin_program_missing_open({ missing: missingLabels(neededLabels, missing) })}
        </p>
      ) : null}
      <Form call="POST /v2/admin/course/reopen/" onSent={stay} className={styles.actions}>
        <input type="hidden" name="id" value={id} />
        {can.reopen ? <SubmitButton size="normal">{m.admin_program_reopen()}</SubmitButton> : null}
        {publication === 'published' ? (
          <a className="link-alone" href={programAddress({ id, title })}>
            {m.admin_event_public()}
          </a>
        ) : null}
      </Form>
      <section className={styles.actions} aria-label={m.admin_program_see_certificate()}>
        {TEXT_LANGUAGES.map((language) => (
          <a
            key={language}
            href={`/v2/admin/certificate/program/preview/?id=${id}&language=${language}`}
            download
          >
            {m.admin_program_see_certificate_in({ language: languageName(language) })}
          </a>
        ))}
        <span className={styles.below}>{m.admin_program_see_certificate_text()}</span>
      </section>
      {can.close ? (
        <DangerForm
          call="POST /v2/admin/course/close/"
          hidden={{ id }}
          submit={m.admin_program_close()}
          focusOn="main"
        >
          <p>{m.admin_program_close_text()}</p>
        </DangerForm>
      ) : null}
    </>
  )
}
