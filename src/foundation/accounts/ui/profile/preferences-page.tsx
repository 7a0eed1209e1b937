import { createFileRoute } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { ChoiceList } from '#ui-kit/choice-list.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { Form, useFormField } from '#ui-kit/form.tsx'
import { FormCheckbox } from '#ui-kit/form-fields.tsx'
import { FormPart } from '#ui-kit/form-part.tsx'
import { StepNav } from '#ui-kit/step-nav.tsx'
import type { Preferences } from '../../own-account.contract.ts'
import { ConsentFields } from '../fields/consent-fields.tsx'
import { OccupationFields } from '../fields/occupation-fields.tsx'
import { AccountNeeded } from '../sessions/account-needed.tsx'
import styles from './edit-page.module.css'
import { EditPage } from './edit-page.tsx'
import { loadOwn } from './load-own.ts'
import { LAST_STEP, type PreferenceStep, readPreferencesSearch, STEPS } from './preferences-search.ts'
import { UpdateButton } from './update-button.tsx'

/** The page where people choose their interests, one step at a time. */
export const Route = createFileRoute('/_default/profile/preferences')({
  validateSearch: readPreferencesSearch,
  loader: ({ context }) => loadOwn(context, (api) => api('GET /user/preferences/', {})),
  component: PreferencesPage,
})

const PAGE = '/profile/preferences'

/** Where a step leads, saved or skipped; the last one leads back to the account. */
const addressOf = (step: number) => (step > LAST_STEP ? '/profile' : `${PAGE}?step=${step}`)

function PreferencesPage() {
  const preferences = Route.useLoaderData()
  const { step = 1 } = readPreferencesSearch({ ...Route.useSearch() })
  if (!preferences) return <AccountNeeded next={PAGE} />
  return (
    <EditPage title={m.profile_preferences_title()} lead={m.profile_preferences_lead()}>
      <StepLinks step={step} preferences={preferences} />
      <StepCount step={step} />
      <StepForm key={step} step={step} preferences={preferences} />
    </EditPage>
  )
}

const stepNames: Record<PreferenceStep, () => string> = {
  1: m.profile_age_groups,
  2: m.profile_skills,
  3: m.profile_tags,
  4: m.profile_about_title,
}

function StepLinks({ step, preferences }: { step: PreferenceStep; preferences: Preferences }) {
  const { interested_age_groups_details, interested_skills_details, interested_tags_details } = preferences
  const isDone: Record<PreferenceStep, boolean> = {
    1: interested_age_groups_details.length > 0,
    2: interested_skills_details.length > 0,
    3: interested_tags_details.length > 0,
    4: preferences.occupation_details !== null,
  }
  return (
    <StepNav
      label={m.profile_preferences_steps()}
      steps={STEPS.map((one) => ({ name: stepNames[one](), href: addressOf(one), isDone: isDone[one] }))}
      current={step}
    />
  )
}

/** Takes the focus when another step is shown, because the pressed button is gone. */
function StepCount({ step }: { step: PreferenceStep }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.count}>
      {m.step_count({ step, of: LAST_STEP })}
    </h2>
  )
}

/** A step sends only its own fields, so that the other steps' values don't change. */
function StepForm({ step, preferences }: { step: PreferenceStep; preferences: Preferences }) {
  const values = useMemo(() => toForm(preferences), [preferences])
  const after = addressOf(step + 1)
  return (
    <Form call="POST /user/preferences/" next={after} values={values} className={styles.form}>
      {fieldsOf[step](preferences)}
      <div className={styles.buttons}>
        <UpdateButton>
          {step === LAST_STEP ? m.profile_preferences_save() : m.profile_preferences_next()}
        </UpdateButton>
        <AddressLink href={after} className={buttonClass({ variant: 'second', size: 'big' })}>
          {m.profile_preferences_skip()}
        </AddressLink>
      </div>
    </Form>
  )
}

const fieldsOf: Record<PreferenceStep, (of: Preferences) => ReactNode> = {
  1: ({ age_group_list, school_type_list }) => (
    <>
      <FormChoices name="age_groups" legend={m.profile_age_groups_ask()} choices={age_group_list} />
      <FormChoices name="school_type" legend={m.profile_school_type_ask()} choices={school_type_list} />
    </>
  ),
  2: ({ skills_list }) => <FormChoices name="skills" legend={m.profile_skills_ask()} choices={skills_list} />,
  3: ({ tags_list }) => <FormChoices name="tags" legend={m.profile_tags_ask()} choices={tags_list} />,
  4: ({ occupation_list }) => (
    <>
      <FormPart legend={m.profile_about_title()}>
        <OccupationFields occupations={occupation_list} isOptional />
      </FormPart>
      <PersonalisedField />
      <ConsentFields />
    </>
  ),
}

interface FormChoicesProps {
  name: string
  legend: string
  choices: readonly { id: number; name: string }[]
}

/** A group of checkboxes. The empty hidden value tells "none chosen" from "not asked". */
function FormChoices({ name, legend, choices }: FormChoicesProps) {
  const { id, error, values } = useFormField(name)
  return (
    <FieldGroup legend={<span className={styles.question}>{legend}</span>} id={id} error={error}>
      <input type="hidden" name={name} value="" />
      <ChoiceList name={name} choices={choices} chosen={values} />
    </FieldGroup>
  )
}

/** Whether suggestions that match these interests appear above lists. */
function PersonalisedField() {
  return (
    <FieldGroup legend={<span className={styles.question}>{m.for_you()}</span>}>
      <FormCheckbox
        name="is_personalised"
        label={m.profile_personalised()}
        help={m.profile_personalised_help()}
      />
    </FieldGroup>
  )
}

function toForm(preferences: Preferences): Record<string, string | string[] | null> {
  const { occupation_details, school_name, is_promotional, is_whatsapp_notification, is_personalised } =
    preferences
  return {
    age_groups: idsOf(preferences.interested_age_groups_details),
    skills: idsOf(preferences.interested_skills_details),
    tags: idsOf(preferences.interested_tags_details),
    school_type: idsOf(preferences.child_school_type_details),
    occupation_id: occupation_details ? String(occupation_details.id) : null,
    school_name,
    is_promotional: is_promotional ? 'on' : null,
    is_whatsapp_notification: is_whatsapp_notification ? 'on' : null,
    is_personalised: is_personalised ? 'on' : null,
  }
}

const idsOf = (terms: readonly { id: number }[]) => terms.map(({ id }) => String(id))
