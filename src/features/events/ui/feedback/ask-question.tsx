import { useRef } from 'react'
import type { Sent } from '#contract/page-form.ts'
import { PENDING, usePendingForm } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import styles from '#ui-kit/comments.module.css'
import { Form } from '#ui-kit/form.tsx'
import { FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { MOST_FEEDBACK_LETTERS } from '../../feedback.contract.ts'
import { askAction } from './feedback-actions.ts'
import { askForm, questionIn } from './feedback-forms.ts'
import { useFresh } from './fresh-feedback.ts'

interface AskQuestionProps {
  event_id: number
  linksWait: boolean
  /** Called once the question is in the list. */
  onAsked: () => void
}

export function AskQuestion({ event_id, linksWait, onAsked }: AskQuestionProps) {
  const form = usePendingForm(askForm, askAction, questionIn)
  const box = useRef<HTMLDivElement>(null)
  // After log-in the pending action sends the question; what is still in the form must not be sent again.
  useFresh((fresh) => {
    const words = box.current?.querySelector('textarea')
    if (fresh.kind !== 'asked' || fresh.event_id !== event_id) return
    if (words?.value.trim() === fresh.question.trim()) words.value = ''
  })
  function sent(answer: Sent) {
    if (answer === PENDING) return
    const words = box.current?.querySelector('textarea')
    if (words) words.value = ''
    onAsked()
  }
  return (
    <div ref={box}>
      <Form form={form} onSent={sent} headingLevel={3} className={styles.form}>
        <input type="hidden" name="id" value={event_id} />
        <FormTextArea
          name="question"
          label={m.question_ask()}
          help={m.question_help({ most: numberLabel(MOST_FEEDBACK_LETTERS) })}
          required
          rows={3}
        />
        {linksWait && <p className={styles.help}>{m.under_review_note_links()}</p>}
        <SubmitButton size="normal">{m.question_send()}</SubmitButton>
      </Form>
    </div>
  )
}
