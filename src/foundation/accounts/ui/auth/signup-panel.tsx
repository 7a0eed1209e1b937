import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormCheckbox, SubmitButton } from '#ui-kit/form-fields.tsx'
import { EmailField } from '../fields/email-field.tsx'
import { MobileFields } from '../fields/mobile-fields.tsx'
import { NameField } from '../fields/name-field.tsx'
import { OccupationFields } from '../fields/occupation-fields.tsx'
import { NewPasswordField } from '../fields/password-fields.tsx'
import { signUpForm } from './auth-forms.ts'
import type { PanelProps } from './auth-panel-props.ts'
import styles from './auth-panels.module.css'
import { OriginFields } from './origin-fields.tsx'

/** Panel 3: sign-up. */
export function SignupPanel({ step, onLoggedIn, occupations, linkTo }: PanelProps) {
  return (
    <>
      <p>{m.auth_signup_lead()}</p>
      <Form
        form={signUpForm}
        className={styles.form}
        values={{ email: step.email, country_code: 'IN' }}
        onSent={(_, fields) => onLoggedIn({ email: fields.get('email') ?? '', isNew: true })}
      >
        <div className={styles.pair}>
          <NameField name="first_name" isFirst />
          <NameField name="last_name" />
        </div>
        <EmailField name="email" isFirst={false} />
        <NewPasswordField label={m.auth_password()} />
        <OccupationFields occupations={occupations} />
        <MobileFields />
        <div>
          <FormCheckbox
            name="is_whatsapp_notification"
            label={m.auth_whatsapp_consent()}
            help={m.auth_whatsapp_consent_help()}
          />
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

/** Links to the legal texts. They open in a new tab, so that nothing filled in is lost. */
function TermsLinks() {
  const links = [
    ['/terms', m.auth_terms_link()],
    ['/privacy', m.auth_privacy_link()],
  ] as const
  return (
    <p className={styles.links}>
      {links.map(([href, words]) => (
        <PlainLink key={href} href={href} target="_blank" rel="noopener" className={styles.link}>
          {words} <span className="visually-hidden">{m.opens_in_new_tab()}</span>
        </PlainLink>
      ))}
    </p>
  )
}
