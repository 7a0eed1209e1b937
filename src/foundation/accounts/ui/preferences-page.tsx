import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import type { Preferences } from '../own-account.contract.ts'
import { preferencesForm } from './account-forms.ts'
import { AccountNeeded, withoutAccount } from './account-needed.tsx'
import { BackToProfile } from './back-to-profile.tsx'
import { ConsentFields } from './consent-fields.tsx'
import styles from './edit-page.module.css'
import { FormChoices } from './form-choices.tsx'
import { OccupationFields } from './occupation-fields.tsx'
import { UpdateButton } from './update-button.tsx'
import { useGoOn } from './use-after-change.ts'

/** What the person is interested in (spec section 3, preferences). */
export const Route = createFileRoute('/_default/profile/preferences')({
  loader: async ({ context: { api, hasCookie } }) => {
    if (!hasCookie) return null
    const preferences = await api('GET /user/preferences/', {})
    return preferences.success ? preferences.data : withoutAccount(preferences)
  },
  head: () => ({
    meta: [
      { title: m.page_title({ page: m.profile_preferences_title(), product: product.name }) },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: PreferencesPage,
})

function PreferencesPage() {
  const preferences = Route.useLoaderData()
  if (!preferences) return <AccountNeeded next="/profile/preferences" />
  return (
    <div className={styles.page}>
      <BackToProfile />
      <h1 className={styles.heading}>{m.profile_preferences_title()}</h1>
      <p className={styles.lead}>{m.profile_preferences_lead()}</p>
      <PreferencesForm preferences={preferences} />
    </div>
  )
}

function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const goOn = useGoOn()
  const values = useMemo(() => valuesOf(preferences), [preferences])
  const { age_group_list, skills_list, tags_list, school_type_list, occupation_list } = preferences
  return (
    <Form form={preferencesForm} values={values} onSent={goOn} className={styles.form}>
      <FormChoices name="age_groups" legend={m.profile_age_groups_ask()} choices={age_group_list} />
      <FormChoices name="skills" legend={m.profile_skills_ask()} choices={skills_list} />
      <FormChoices name="tags" legend={m.profile_tags_ask()} choices={tags_list} />
      <FormChoices name="school_type" legend={m.profile_school_type_ask()} choices={school_type_list} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{m.profile_about_title()}</legend>
        <OccupationFields occupations={occupation_list} isOptional />
      </fieldset>
      <ConsentFields />
      <UpdateButton>{m.profile_preferences_save()}</UpdateButton>
    </Form>
  )
}

function valuesOf(preferences: Preferences): Record<string, string | string[] | null> {
  const { occupation_details, school_name, is_promotional, is_whatsapp_notification } = preferences
  return {
    age_groups: idsOf(preferences.interested_age_groups_details),
    skills: idsOf(preferences.interested_skills_details),
    tags: idsOf(preferences.interested_tags_details),
    school_type: idsOf(preferences.child_school_type_details),
    occupation_id: occupation_details ? String(occupation_details.id) : null,
    school_name,
    is_promotional: is_promotional ? 'on' : null,
    is_whatsapp_notification: is_whatsapp_notification ? 'on' : null,
  }
}

const idsOf = (terms: readonly { id: number }[]) => terms.map(({ id }) => String(id))
