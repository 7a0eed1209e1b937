import { useRouter } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { Button } from './button.tsx'
import styles from './comments.module.css'
import { FieldError } from './field.tsx'
import { useFormParts } from './form-parts.ts'

/** A part of the page that did not come, or the rest of its list. The page itself stays. */
export function FailedPart({ problem }: { problem: string }) {
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
