import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { FORM_FIELD } from '#contract/page-form.ts'
import { useGoOn, useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { classNames } from '#ui-kit/class-names.ts'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Form, SENDING, SENT } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import type { DraftFields, FormDraft } from '../drafts.contract.ts'
import { discardDraftForm } from './draft-forms.ts'
import styles from './draft-keeper.module.css'
import { dropOwnCopy, keepOwnCopy, takeOwnCopy } from './own-copy.ts'

/** Milliseconds of quiet after which what was written is saved. */
const QUIET = 1_200

type State = 'quiet' | 'saved' | 'only-here' | 'signed-out'

interface DraftKeeperProps {
  form: string
  /** 0 for a thing that is not there yet. */
  subject: number
  /** What the form began with, if it was a draft. */
  draft: FormDraft | null
  /** The id of what the form that is kept stands in. */
  within: string
}

/**
 * Saves what is written into a form by itself: in this browser at once, with us within moments, or as soon as the line
 * is back. Says so above the form.
 */
export function DraftKeeper({ form, subject, draft, within }: DraftKeeperProps) {
  const { api } = useFormParts()
  const router = useRouter()
  const goOn = useGoOn()
  const user_id = useViewer()?.user_id ?? 0
  const [state, setState] = useState<State>('quiet')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const of = { user_id, form, subject }
    const element = document.getElementById(within)?.querySelector('form')
    if (!element) return
    const save = async (fields: DraftFields) => {
      keepOwnCopy(of, fields)
      const answer = await api('POST /user/draft/save/', { body: { form, subject, fields } })
      // What was written meanwhile is still in this browser alone.
      if (answer.success && timer.current === undefined) dropOwnCopy(of)
      setState(answer.success ? 'saved' : answer.status === 401 ? 'signed-out' : 'only-here')
      return answer.success
    }
    const copy = takeOwnCopy(of)
    if (copy) void save(copy).then((isSaved) => (isSaved ? router.invalidate() : undefined))
    const later = () => {
      keepOwnCopy(of, fieldsOf(element))
      clearTimeout(timer.current)
      timer.current = setTimeout(now, QUIET)
      setState((before) => (before === 'saved' ? 'quiet' : before))
    }
    // What was sent is no draft any more; sent in vain, the next change saves it again.
    const stop = () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
    function now() {
      if (timer.current === undefined || !element) return
      stop()
      void save(fieldsOf(element))
    }
    const goOnSaving = () => {
      const kept = takeOwnCopy(of)
      if (kept && timer.current === undefined) void save(kept)
    }
    const forget = () => dropOwnCopy(of)
    element.addEventListener('input', later)
    // Left for the next field, or for the preview, which is to show it.
    element.addEventListener('change', now)
    element.addEventListener(SENDING, stop)
    element.addEventListener(SENT, forget)
    addEventListener('online', goOnSaving)
    // The page goes before an answer comes: the copy in this browser is saved when it is opened again.
    addEventListener('pagehide', now)
    return () => {
      now()
      element.removeEventListener('input', later)
      element.removeEventListener('change', now)
      element.removeEventListener(SENDING, stop)
      element.removeEventListener(SENT, forget)
      removeEventListener('online', goOnSaving)
      removeEventListener('pagehide', now)
    }
  }, [api, router, user_id, form, subject, within])

  return (
    <div className={styles.bar}>
      {draft ? (
        <Form form={discardDraftForm} onSent={goOn} className={styles.draft} headingLevel={3}>
          <input type="hidden" name="form" value={form} />
          <input type="hidden" name="subject" value={subject} />
          <p>
            {m.draft_found()} <DateTime moment={draft.saved_at} kind="dayAndTime" />
          </p>
          <SubmitButton size="normal" variant="second">
            {m.draft_discard()}
          </SubmitButton>
        </Form>
      ) : null}
      <p role="status" className={classNames(styles.state, inTrouble(state) && styles.trouble)}>
        {words[state]()}
      </p>
    </div>
  )
}

const inTrouble = (state: State) => state === 'only-here' || state === 'signed-out'

const words: Record<State, () => string> = {
  quiet: () => '',
  saved: m.draft_saved,
  'only-here': m.draft_only_here,
  'signed-out': m.draft_signed_out,
}

function fieldsOf(form: HTMLFormElement): DraftFields {
  const fields: DraftFields = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || name === FORM_FIELD) continue
    fields[name] = [...(fields[name] ?? []), value]
  }
  return fields
}
