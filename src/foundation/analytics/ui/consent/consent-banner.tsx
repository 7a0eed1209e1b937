import { Link, useLocation } from '@tanstack/react-router'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { FORM_FIELD } from '#contract/page-form.ts'
import { product } from '#contract/product.ts'
import { CONSENT_COOKIE, DECIDED } from '#foundation/accounts/accounts.contract.ts'
import { m } from '#messages/messages.js'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { neverChanges } from '#ui-kit/store.ts'
import { toast } from '#ui-kit/toast.ts'
import styles from './consent.module.css'
import { ConsentButtons } from './consent-buttons.tsx'

const CONSENT = 'POST /user/consent/'
const CHOICES = '/privacy/choices'
const isDecidedHere = () => document.cookie.includes(`${CONSENT_COOKIE}=${DECIDED}`)

/**
 * Asks once whether analytics events may be shared. It's part of the page, above the content, and covers nothing.
 * Without an answer, nothing is shared.
 */
export function ConsentBanner() {
  const isDecided = useSyncExternalStore(neverChanges, isDecidedHere, () => false)
  const { send, isBusy, problem } = useAnswer()
  // That page asks the same question.
  const isChoosing = useLocation({ select: ({ pathname }) => pathname.startsWith(CHOICES) })
  if (isDecided || isChoosing) return null
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <div className={styles.in}>
        <div className={styles.words}>
          <p id="consent-title" className={styles.title}>
            {m.consent_title({ product: product.name })}
          </p>
          <p>
            {m.consent_text()} {m.consent_text_account()}
          </p>
          <p>
            {m.consent_text_free()} <Link to={CHOICES}>{m.consent_more()}</Link>
          </p>
        </div>
        <form method="post" onSubmit={send}>
          <input type="hidden" name={FORM_FIELD} value={CONSENT} />
          {problem && <p role="alert">{problem}</p>}
          <ConsentButtons isBusy={isBusy} />
        </form>
      </div>
    </section>
  )
}

/** Sends the answer without `Form`, whose code would exceed the size limit of a first page. */
function useAnswer() {
  const { api } = useFormParts()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const { submitter } = event.nativeEvent as SubmitEvent
    const is_given = submitter?.getAttribute('value') === 'yes'
    const { success, data } = await api(CONSENT, { body: { is_given } })
    setIsBusy(false)
    setProblem(success ? '' : data.message)
    if (!success) return
    toast.show({ kind: 'S', text: data.message })
    document.getElementById('main')?.focus()
  }
  return { send, isBusy, problem }
}
