import { useRouter } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import styles from './feedback.module.css'

/** A part of the page that did not come, or the rest of its list. The page itself stays. */
export function FailedFeedback({ problem }: { problem: string }) {
  const router = useRouter()
  return (
    <div className={styles.failed}>
      <FieldError>{problem}</FieldError>
      <Button onClick={() => void router.invalidate()}>{m.try_again()}</Button>
    </div>
  )
}

/** What was wrong with a form that has no summary of its own, sent without JavaScript. */
export function PostedProblem({ form }: { form: string }) {
  const { posted } = useFormParts()
  const failure = posted?.name === form ? posted.failure : null
  return failure ? <FieldError>{failure.data.message}</FieldError> : null
}
