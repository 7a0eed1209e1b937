import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountNeeded, EditPage, loadOwn, PasswordField } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Radio } from '#ui-kit/checkbox.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { Form, useFormField } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { CHANGE_OF_MIND_DAYS, type OwnPrivacy } from '../privacy.contract.ts'
import styles from './own-data.module.css'
import { OwnDeletion } from './own-deletion.tsx'

/** Explains what will be deleted, what stays and why; then asks. */
export const Route = createFileRoute('/_default/profile/privacy/delete')({
  gcTime: 0,
  loader: ({ context }) => loadOwn(context, (api) => api('GET /v2/user/privacy/', {})),
  component: DeleteAccountPage,
})

function DeleteAccountPage() {
  const own = Route.useLoaderData()
  if (!own) return <AccountNeeded next="/profile/privacy/delete" />
  return (
    <EditPage title={m.privacy_delete_title()} lead={m.privacy_delete_lead({ days: CHANGE_OF_MIND_DAYS })}>
      {own.deletion || own.is_last_administrator ? <OwnDeletion own={own} /> : <Asking own={own} />}
    </EditPage>
  )
}

function Asking({ own: { email } }: { own: OwnPrivacy }) {
  return (
    <>
      <div className={styles.what}>
        <Lines id="what-goes" title={m.privacy_goes()} lines={goes} />
        <Lines id="what-stays" title={m.privacy_stays()} lines={stays} />
      </div>
      <p className={styles.measure}>
        {m.privacy_delete_copy_first()} <Link to="/profile/privacy">{m.privacy_copy_ask()}</Link>
      </p>
      <Form call="POST /v2/user/privacy/deletion/" next="/profile/privacy" className={styles.asking}>
        <SharedChoice />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          name="current_password"
          label={m.profile_password_current()}
          help={m.privacy_delete_password_help()}
        />
        <p className={styles.small}>{m.privacy_delete_then({ days: CHANGE_OF_MIND_DAYS })}</p>
        <div className={styles.row}>
          <SubmitButton>{m.privacy_delete_ask({ days: CHANGE_OF_MIND_DAYS })}</SubmitButton>
          <Link to="/profile/privacy">{m.privacy_keep_account()}</Link>
        </div>
      </Form>
    </>
  )
}

/** Neither is preselected: the person decides. */
function SharedChoice() {
  const { id, error, values } = useFormField('keeps_shared')
  return (
    <FieldGroup id={id} error={error} legend={m.privacy_shared_ask()}>
      <Radio
        name="keeps_shared"
        value="false"
        label={m.privacy_shared_goes()}
        help={m.privacy_shared_goes_help()}
        defaultChecked={values.includes('false')}
        required
      />
      <Radio
        name="keeps_shared"
        value="true"
        label={m.privacy_shared_stays()}
        help={m.privacy_shared_stays_help()}
        defaultChecked={values.includes('true')}
        required
      />
    </FieldGroup>
  )
}

interface LinesProps {
  id: string
  title: string
  lines: readonly (() => string)[]
}

function Lines({ id, title, lines }: LinesProps) {
  return (
    <section className={styles.lines} aria-labelledby={id}>
      <h2 id={id} className={styles.linesTitle}>
        {title}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line()}>{line()}</li>
        ))}
      </ul>
    </section>
  )
}

const goes = [
  m.privacy_goes_account,
  m.privacy_goes_choices,
  m.privacy_goes_doing,
  m.privacy_goes_campaigns,
  m.privacy_goes_emails,
]
const stays = [
  m.privacy_stays_certificates,
  m.privacy_stays_counts,
  m.privacy_stays_unsubscribed,
  m.privacy_stays_log,
]
