import { useRouter } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { Button } from './button.tsx'
import styles from './comments.module.css'
import { FieldError } from './field.tsx'
import { useFormParts } from './form-parts.ts'

/** Replaces a part of the page, or the rest of a list, that failed to load. The page itself stays. */
export function FailedPart({ problem }: { problem: string }) {
  const router = useRouter()
  return (
    <div className={styles.failed}>
      <FieldError>{problem}</FieldError>
      <Button onClick={() => void router.invalidate()}>{m.try_again()}</Button>
    </div>
  )
}

/** The error of a form without its own summary, sent without JavaScript. */
export function PostedProblem({ form }: { form: string }) {
  const { posted } = useFormParts()
  const failure = posted?.name === form ? posted.failure : null
  return failure ? <FieldError>{failure.data.message}</FieldError> : null
}
