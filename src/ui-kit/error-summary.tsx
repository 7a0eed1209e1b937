import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { m } from '#messages/messages.js'
import { PlainLink } from './address-link.tsx'
import styles from './error-summary.module.css'
import { CircleAlert } from './icons.ts'

export interface FieldProblem {
  /** The id of the control; without one the message isn't a link. */
  fieldId?: string | undefined
  /** The page where the problem is solved. It opens in a new tab, so that what was written stays. */
  solvedAt?: string | undefined
  message: string
}

export interface ErrorSummaryProps {
  /** By default, it says how many answers to check, or that it didn't work if no problem is one of an answer. */
  title?: string
  problems: readonly FieldProblem[]
  headingLevel?: 2 | 3 | undefined
}

/** Takes the focus when it appears and whenever `problems` is a new list; each line links to its field. */
export function ErrorSummary({ title, problems, headingLevel = 2 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const isOfFields = problems.some(({ fieldId }) => fieldId !== undefined)
  const usual = isOfFields ? m.form_problem({ count: problems.length }) : m.form_failed()

  useEffect(() => {
    if (problems.length === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [problems])

  if (problems.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a question of the form
    <div
      ref={box}
      className={styles.summary}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, the browser goes to the errors of a refused form
      autoFocus
    >
      <Heading id={titleId} className={styles.title}>
        <CircleAlert />
        {title ?? usual}
      </Heading>
      <ul className={styles.list}>
        {problems.map(({ fieldId, solvedAt, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {message}
              </a>
            ) : solvedAt ? (
              <PlainLink href={solvedAt} target="_blank">
                {message} {m.opens_in_new_tab()}
              </PlainLink>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus without changing the address, which a router would treat as navigation. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)
  const start = label ?? field
  start.scrollIntoView({ block: 'start' })
}
