import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormCheckbox, FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import { signUpForm } from './account-forms.ts'
import type { PanelProps } from './auth-panel-props.ts'
import styles from './auth-panels.module.css'
import { EmailField } from './check-panel.tsx'
import { MobileFields } from './mobile-fields.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { OccupationFields } from './occupation-fields.tsx'
import { OriginFields } from './origin-fields.tsx'

/** Panel 3: a new account (spec section 3, signup form). */
export function SignupPanel({ step, onSignedIn, occupations, linkTo }: PanelProps) {
  return (
    <>
      <p>{m.auth_signup_lead()}</p>
      <Form
        form={signUpForm}
        className={styles.form}
        values={{ email: step.email, country_code: 'IN' }}
        onSent={(_, fields) => onSignedIn({ email: fields.get('email') ?? '', isNew: true })}
      >
        <div className={styles.pair}>
          <NameField name="first_name" />
          <NameField name="last_name" />
        </div>
        <EmailField name="email" isFirst={false} />
        <NewPasswordField label={m.auth_password()} />
        <OccupationFields occupations={occupations} />
        <MobileFields />
        <div>
          <FormCheckbox name="is_whatsapp_notification" label={m.auth_whatsapp_consent()} />
          <FormCheckbox name="promotional_notification" label={m.auth_promotional_consent()} />
          <FormCheckbox
            name="terms"
            label={m.auth_terms()}
            help={m.auth_terms_help()}
            required
            data-required={m.field_terms()}
          />
        </div>
        <TermsLinks />
        <OriginFields />
        <SubmitButton isWide>{m.auth_signup()}</SubmitButton>
      </Form>
      <a {...linkTo('login')} className={styles.link}>
        {m.auth_to_login()}
      </a>
    </>
  )
}

function NameField({ name }: { name: 'first_name' | 'last_name' }) {
  const isFirst = name === 'first_name'
  return (
    <FormText
      name={name}
      label={isFirst ? m.auth_first_name() : m.auth_last_name()}
      autoComplete={isFirst ? 'given-name' : 'family-name'}
      required
      maxLength={100}
      data-required={m.field_names_required()}
      data-first={isFirst || undefined}
    />
  )
}

/** In a tab of their own, so that what was filled in stays. */
function TermsLinks() {
  const links = [
    ['/terms', m.auth_terms_link()],
    ['/privacy', m.auth_privacy_link()],
  ] as const
  return (
    <p className={styles.links}>
      {links.map(([href, words]) => (
        <a key={href} href={href} target="_blank" rel="noopener" className={styles.link}>
          {words} <span className="visually-hidden">{m.opens_in_new_tab()}</span>
        </a>
      ))}
    </p>
  )
}
