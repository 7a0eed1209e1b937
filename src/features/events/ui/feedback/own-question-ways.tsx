import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import comments from '#ui-kit/comments.module.css'
import { DeleteComment } from '#ui-kit/delete-comment.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { OneOfMany } from '#ui-kit/one-of-many.tsx'
import { MOST_FEEDBACK_LETTERS } from '../../feedback.contract.ts'

const CHANGE = 'POST /v2/event/question/edit/'

interface OwnQuestionWaysProps {
  question: { id: number; question: string }
  /** The element that gets the focus afterwards, as the button may be gone. */
  headingId: string
}

/** Forms to change or delete the viewer's own question, even if it is reported or hidden. */
export function OwnQuestionWays({ question: { id, question }, headingId }: OwnQuestionWaysProps) {
  const stay = useStayAt(headingId)
  return (
    <>
      <OneOfMany form={CHANGE} id={id}>
        {(isBack) => (
          // Closes after a change, because the key changes.
          <Disclosure key={question} summary={m.question_change()} open={isBack}>
            <Form
              call={CHANGE}
              values={{ question }}
              onSent={stay}
              headingLevel={3}
              className={comments.form}
            >
              <input type="hidden" name="id" value={id} />
              <FormTextArea
                name="question"
                label={m.question_own_label()}
                help={m.question_help({ most: numberLabel(MOST_FEEDBACK_LETTERS) })}
                required
                rows={3}
              />
              <SubmitButton size="normal">{m.question_save()}</SubmitButton>
            </Form>
          </Disclosure>
        )}
      </OneOfMany>
      <DeleteComment
        call="POST /v2/event/question/delete/"
        id={id}
        label={m.question_delete()}
        text={m.question_delete_text()}
        next={`#${headingId}`}
        onSent={stay}
      />
    </>
  )
}
