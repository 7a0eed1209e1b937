import { Link } from '@tanstack/react-router'
import { ProfilePart, useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import type { GivenConsent } from '../privacy.contract.ts'
import styles from './own-data.module.css'

/** What the person consented to and when; each can be withdrawn. */
export function OwnConsents({ consents }: { consents: readonly GivenConsent[] }) {
  return (
    <ProfilePart id="my-consents" title={m.privacy_consents()} help={m.privacy_consents_help()}>
      <ul className={styles.copies}>
        {consents.map((consent) => (
          <li key={consent.subject} className={styles.copy}>
            <div>
              <p className={styles.state}>{subjectWords[consent.subject]()}</p>
              <p className={styles.small}>
                {consent.is_given ? m.privacy_consent_yes() : m.privacy_consent_no()}
                {consent.at ? (
                  <>
                    {' · '}
                    <DateTime moment={consent.at} kind="date" />
                  </>
                ) : null}
              </p>
            </div>
            <Change consent={consent} />
          </li>
        ))}
      </ul>
    </ProfilePart>
  )
}

function Change({ consent: { subject, is_given } }: { consent: GivenConsent }) {
  const stay = useStayAt('my-consents')
  if (subject === 'terms')
    return (
      <Link className="link-alone" to="/terms">
        {m.privacy_consent_terms_read()}
      </Link>
    )
  // Analytics also depends on the browser.
  if (subject === 'analytics') return <Link to="/privacy/choices">{m.privacy_consent_change()}</Link>
  const words = is_given ? m.privacy_consent_withdraw : m.privacy_consent_give
  return (
    <Form call="POST /v2/user/privacy/consent/" next="/profile/privacy" onSent={stay} headingLevel={3}>
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="is_given" value={String(!is_given)} />
      <SubmitButton variant="second" size="normal" aria-label={`${words()}: ${subjectWords[subject]()}`}>
        {words()}
      </SubmitButton>
    </Form>
  )
}

const subjectWords = {
  terms: m.privacy_subject_terms,
  marketing: m.privacy_subject_marketing,
  whatsapp: m.privacy_subject_whatsapp,
  analytics: m.privacy_subject_analytics,
}
