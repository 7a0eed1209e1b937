import { useMemo, useState } from 'react'
import { m } from '#messages/messages.js'
import { Form, useFormField } from '#ui-kit/form.tsx'
import { FormSelect, FormText } from '#ui-kit/form-fields.tsx'
import { FieldPair, FormPart } from '#ui-kit/form-part.tsx'
import type { OwnDetails } from '../../own-account.contract.ts'
import { ConsentFields } from '../fields/consent-fields.tsx'
import { numberWithoutCode } from '../fields/countries.ts'
import { MobileFields } from '../fields/mobile-fields.tsx'
import { NameField } from '../fields/name-field.tsx'
import { OccupationFields } from '../fields/occupation-fields.tsx'
import { PasswordField } from '../fields/password-fields.tsx'
import styles from './edit-page.module.css'
import { genderName, genders } from './gender-name.ts'
import { UpdateButton } from './update-button.tsx'

export function EditProfileForm({ me }: { me: OwnDetails }) {
  const values = useMemo(() => toForm(me), [me])
  return (
    <Form call="PATCH /v2/user/details/" next="/profile" values={values} className={styles.form}>
      <FormPart legend={m.profile_name_title()}>
        <FieldPair>
          <NameField name="first_name" />
          <NameField name="last_name" />
        </FieldPair>
        <FormText
          name="username"
          label={m.profile_username()}
          help={m.profile_username_help()}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormPart>
      <FormPart legend={m.profile_contact_title()}>
        <NewEmailFields email={me.email} />
        <MobileFields />
      </FormPart>
      <FormPart legend={m.profile_about_title()}>
        <FormSelect name="gender" label={m.profile_gender()} optionalLabel={m.auth_optional()}>
          <option value="">{m.profile_gender_none()}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {genderName(gender)}
            </option>
          ))}
        </FormSelect>
        <OccupationFields occupations={me.occupations} isOptional />
      </FormPart>
      <ConsentFields />
      <UpdateButton>{m.profile_save()}</UpdateButton>
    </Form>
  )
}

/** The email, and the password once it differs. Without JavaScript the password field is always there. */
function NewEmailFields({ email }: { email: string }) {
  const { values } = useFormField('email')
  const isOther = (typed: string) => typed.trim() !== '' && typed.trim().toLowerCase() !== email
  const [isNew, setIsNew] = useState(isOther(values[0] ?? email))
  return (
    <>
      <FormText
        name="email"
        label={m.profile_email()}
        help={m.profile_email_change_help()}
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        data-required={m.field_email_required()}
        onInput={({ currentTarget: { value, validity } }) => setIsNew(isOther(value) && validity.valid)}
      />
      <div className={styles.onlyWhenAsked} data-asked={isNew || undefined}>
        <PasswordField
          name="current_password"
          label={m.profile_password_current()}
          help={m.profile_email_password_help()}
          required={isNew}
        />
      </div>
    </>
  )
}

function toForm(me: OwnDetails): Record<string, string | null> {
  return {
    first_name: me.first_name,
    last_name: me.last_name,
    username: me.username,
    email: me.email,
    country_code: me.country_code,
    mobile: numberWithoutCode(me.mobile, me.country_code),
    gender: me.gender,
    occupation_id: me.occupation_id === null ? null : String(me.occupation_id),
    school_name: me.school_name,
    is_promotional: me.is_promotional ? 'on' : null,
    is_whatsapp_notification: me.is_whatsapp_notification ? 'on' : null,
  }
}
