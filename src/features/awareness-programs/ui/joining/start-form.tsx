import type { Fields, PageForm, Sent } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import { useGoOn, useViewer } from '#foundation/accounts/ui/index.ts'
import { useAttribution } from '#foundation/attribution/ui/index.ts'
import { m } from '#messages/messages.js'
import { Radio } from '#ui-kit/checkbox.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { Form, useFormField } from '#ui-kit/form.tsx'
import { FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import { missingIn } from '#ui-kit/wrong-fields.ts'
import type { AwarenessProgram } from '../../awareness-programs.contract.ts'
import { kindChoices } from './kind-choices.ts'
import { goToAccount, kindIn, ORIGIN_FIELDS, startCampaignForm } from './signup-forms.ts'
import type { SignupSearch } from './signup-search.ts'
import styles from './start-form.module.css'

interface StartFormProps {
  program: AwarenessProgram
  search: SignupSearch
  /** Who runs the campaign, if known; otherwise the form asks. */
  as?: 'individual' | 'organisation' | undefined
  /** Why it couldn't start right after log-in. */
  refused: Failure | undefined
}

/** Starts the campaign of the logged-in person; a visitor continues to the step that asks for an account. */
export function StartForm({ program, search, as, refused }: StartFormProps) {
  const { form, sent } = useStart()
  return (
    <Form
      form={form}
      headingLevel={3}
      className={styles.form}
      values={{ as: search.as ?? 'individual', organisation_name: search.organisation }}
      before={nameMissing}
      refused={refused}
      {...sent}
    >
      <input type="hidden" name="program" value={program.id} />
      <OriginFields />
      {as === undefined ? <KindChoice /> : <input type="hidden" name="as" value={as} />}
      {as !== 'individual' && (
        <div className={as === undefined ? styles.organisation : undefined}>
          <FormText
            name="organisation_name"
            label={m.awareness_joining_organisation_name()}
            help={m.awareness_joining_organisation_help()}
            autoComplete="organization"
            maxLength={150}
          />
        </div>
      )}
      <SubmitButton isWide>{m.awareness_joining_start()}</SubmitButton>
    </Form>
  )
}

/** A visitor's form makes no call: it only goes one step further. */
const visitorsForm: PageForm = {
  ...startCampaignForm,
  send: async (_api, fields, { address }) => goToAccount(fields, address),
}

function useStart(): { form: PageForm; sent: { onSent?: (sent: Sent) => Promise<void> } } {
  const viewer = useViewer()
  const goOn = useGoOn()
  return viewer ? { form: startCampaignForm, sent: { onSent: goOn } } : { form: visitorsForm, sent: {} }
}

function nameMissing(fields: Fields) {
  const value = fields.get('organisation_name') ?? ''
  if (kindIn(fields) === 'individual' || value.trim()) return []
  return [{ code: 'InvalidInput', field: 'organisation_name', message: missingIn({ type: 'text', value }) }]
}

function OriginFields() {
  const origin = useAttribution()
  return ORIGIN_FIELDS.map((name) => <input key={name} type="hidden" name={name} value={origin[name]} />)
}

/** The choice of who runs the campaign: a person or an organisation. */
function KindChoice() {
  const { id, error, values } = useFormField('as')
  return (
    <FieldGroup id={id} error={error} legend={m.awareness_joining_who()}>
      <div className={styles.kinds}>
        {kindChoices.map(({ kind, label, help }) => (
          <div key={kind} className={styles.kind}>
            <Radio
              name="as"
              value={kind}
              label={<strong>{label()}</strong>}
              help={help()}
              defaultChecked={values.includes(kind)}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}
