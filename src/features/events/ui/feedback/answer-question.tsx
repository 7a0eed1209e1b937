import { useRef } from 'react'
import { m } from '#messages/messages.js'
import styles from '#ui-kit/comments.module.css'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import { answerForm } from './feedback-forms.ts'
import { OneOfMany } from './one-of-many.tsx'

/** For speakers and organisers: one of these stands under each question. */
export function AnswerQuestion({ question_id }: { question_id: number }) {
  const box = useRef<HTMLDetailsElement>(null)
  function close() {
    const words = box.current?.querySelector('textarea')
    if (words) words.value = ''
    if (box.current) box.current.open = false
    document.getElementById(`question-${question_id}`)?.focus()
  }
  return (
    <OneOfMany form={answerForm.name} id={question_id}>
      {(isBack) => (
        <Disclosure ref={box} summary={m.answer_write()} open={isBack}>
          <Form form={answerForm} onSent={close} headingLevel={3} className={styles.form}>
            <input type="hidden" name="id" value={question_id} />
            <FormTextArea name="answer" label={m.answer_yours()} required rows={3} />
            <SubmitButton size="normal">{m.answer_send()}</SubmitButton>
          </Form>
        </Disclosure>
      )}
    </OneOfMany>
  )
}
