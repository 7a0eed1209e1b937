import { createFileRoute, useRouter } from '@tanstack/react-router'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { Form, useIsSending } from '#ui-kit/form.tsx'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { ANALYTICS_EVENTS_RETENTION_DAYS } from '../../analytics.contract.ts'
import type { OwnConsent } from '../../consent.contract.ts'
import styles from './consent.module.css'
import { ConsentButtons } from './consent-buttons.tsx'

/** The page on what is shared about how people use the site, and their choice about it. */
export const Route = createFileRoute('/_default/privacy/choices')({
  // Never cached: the choice can be made on another page or in another browser.
  gcTime: 0,
  loader: async ({ context: { api } }) => {
    const answer = await api('GET /user/consent/', {})
    return answer.success ? answer.data : pageCannotShow(answer)
  },
  component: ChoicesPage,
})

function ChoicesPage() {
  const consent = Route.useLoaderData()
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.consent_choices()} />
      <h1>{m.consent_choices()}</h1>
      {consent.is_offered && <p>{m.consent_choices_lead({ product: product.name })}</p>}
      <Choice consent={consent} />
      {consent.is_offered && <WhatIsShared />}
      <h2>{m.consent_here_title()}</h2>
      <p>{m.consent_here_text({ days: ANALYTICS_EVENTS_RETENTION_DAYS })}</p>
    </div>
  )
}

const stateOf = ({ is_given }: OwnConsent): string => {
  if (is_given === null) return m.consent_state_open()
  return is_given ? m.consent_state_yes() : m.consent_state_no()
}

function Choice({ consent }: { consent: OwnConsent }) {
  const router = useRouter()
  if (!consent.is_offered) return <p className={styles.box}>{m.consent_not_offered()}</p>
  return (
    <section className={styles.box} aria-labelledby="choice">
      <h2 id="choice">{m.consent_state_title()}</h2>
      <p>{stateOf(consent)}</p>
      <Form call="POST /user/consent/" onSent={() => router.invalidate({ sync: true })} headingLevel={3}>
        <Buttons />
      </Form>
      <p>{m.consent_back_text()}</p>
      <p>{m.consent_cookie_text()}</p>
    </section>
  )
}

function Buttons() {
  return <ConsentButtons isBusy={useIsSending()} />
}

function WhatIsShared() {
  return (
    <>
      <h2>{m.consent_shared_title()}</h2>
      <ul className={styles.list}>
        <li>{m.consent_shared_pages()}</li>
        <li>{m.consent_shared_origin()}</li>
        <li>{m.consent_shared_browser()}</li>
        <li>{m.consent_shared_profile()}</li>
      </ul>
      <h2>{m.consent_never_title()}</h2>
      <p>{m.consent_never_text()}</p>
    </>
  )
}
