import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { m } from '#messages/messages.js'
import { ChoiceList } from '#ui-kit/choice-list.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { Form, useFormField } from '#ui-kit/form.tsx'
import { FormCheckbox } from '#ui-kit/form-fields.tsx'
import { FormPart } from '#ui-kit/form-part.tsx'
import type { Preferences } from '../../own-account.contract.ts'
import { ConsentFields } from '../fields/consent-fields.tsx'
import { OccupationFields } from '../fields/occupation-fields.tsx'
import { AccountNeeded } from '../sessions/account-needed.tsx'
import styles from './edit-page.module.css'
import { EditPage } from './edit-page.tsx'
import { loadOwn } from './load-own.ts'
import { UpdateButton } from './update-button.tsx'

/** The page on which people say what they are interested in. */
export const Route = createFileRoute('/_default/profile/preferences')({
  loader: ({ context }) => loadOwn(context, (api) => api('GET /user/preferences/', {})),
  component: PreferencesPage,
})

function PreferencesPage() {
  const preferences = Route.useLoaderData()
  if (!preferences) return <AccountNeeded next="/profile/preferences" />
  return (
    <EditPage title={m.profile_preferences_title()} lead={m.profile_preferences_lead()}>
      <PreferencesForm preferences={preferences} />
    </EditPage>
  )
}

function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const values = useMemo(() => toForm(preferences), [preferences])
  const { age_group_list, skills_list, tags_list, school_type_list, occupation_list } = preferences
  return (
    <Form call="POST /user/preferences/" next="/profile" values={values} className={styles.form}>
      <FormChoices name="age_groups" legend={m.profile_age_groups_ask()} choices={age_group_list} />
      <FormChoices name="skills" legend={m.profile_skills_ask()} choices={skills_list} />
      <FormChoices name="tags" legend={m.profile_tags_ask()} choices={tags_list} />
      <FormChoices name="school_type" legend={m.profile_school_type_ask()} choices={school_type_list} />
      <FormPart legend={m.profile_about_title()}>
        <OccupationFields occupations={occupation_list} isOptional />
      </FormPart>
      <PersonalisedField />
      <ConsentFields />
      <UpdateButton>{m.profile_preferences_save()}</UpdateButton>
    </Form>
  )
}

interface FormChoicesProps {
  name: string
  legend: string
  choices: readonly { id: number; name: string }[]
}

/** Any number of choices. An empty one goes along, so that none chosen is told from not asked. */
function FormChoices({ name, legend, choices }: FormChoicesProps) {
  const { id, error, values } = useFormField(name)
  return (
    <FieldGroup legend={<span className={styles.question}>{legend}</span>} id={id} error={error}>
      <input type="hidden" name={name} value="" />
      <ChoiceList name={name} choices={choices} chosen={values} />
    </FieldGroup>
  )
}

/** Whether pages begin with what fits the interests above. */
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
