import type { FormCall } from '#contract/call-form.ts'
import comments from './comments.module.css'
import { Disclosure } from './disclosure.tsx'
import { Form } from './form.tsx'
import { SubmitButton } from './form-fields.tsx'

interface DeleteCommentProps {
  call: FormCall
  id: number
  label: string
  /** What it deletes. */
  text: string
  /** The address afterwards without JavaScript. */
  next: string
  onSent: () => Promise<void>
}

/** Deletes what the viewer wrote. Must be opened first, so that one click can't delete anything. */
export function DeleteComment({ call, id, label, text, next, onSent }: DeleteCommentProps) {
  return (
    <Disclosure summary={label}>
      <Form call={call} next={next} onSent={onSent} headingLevel={3} className={comments.form}>
        <input type="hidden" name="id" value={id} />
        <p>{text}</p>
        <SubmitButton size="normal" variant="danger">
          {label}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}
