import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { type ContentWarnings, isWarned } from '../warnings.contract.ts'
import styles from './content-warning.module.css'
import { ContentWarning } from './content-warning.tsx'
import { agreeForm } from './easy-read-forms.ts'
import { useReadingPreferences } from './use-reading-preferences.ts'

interface AskFirstProps {
  warnings: ContentWarnings
  /** Which of several things on the page this is. */
  of?: string
  /** The warning is already shown above. */
  isSaid?: boolean
  children: ReactNode
}

/** Warns before a video or file. In calm mode it doesn't open until the person agrees. */
export function AskFirst({ warnings, of = '', isSaid = false, children }: AskFirstProps) {
  const { isCalm } = useReadingPreferences()
  const { posted } = useFormParts()
  const isPosted = posted?.name === agreeForm.name && posted.failure === null
  const [hasAgreed, setHasAgreed] = useState(
    isPosted && posted.fields.some(([name, value]) => name === 'of' && value === of),
  )
  const [wasPressed, setWasPressed] = useState(false)
  const opened = useRef<HTMLDivElement>(null)
  const headingId = useId()

  // The pressed button is gone, so focus moves to the opened content.
  useEffect(() => {
    if (wasPressed) opened.current?.focus()
  }, [wasPressed])

  if (!isWarned(warnings)) return children
  if (isCalm && !hasAgreed) {
    return (
      <section className={styles.asked} aria-labelledby={headingId}>
        <ContentWarning of={warnings} />
        <p id={headingId}>{m.warnings_ask()}</p>
        <Form
          form={agreeForm}
          onSent={() => {
            setHasAgreed(true)
            setWasPressed(true)
          }}
        >
          <input type="hidden" name="of" value={of} />
          <SubmitButton variant="ghost">{m.warnings_agree()}</SubmitButton>
        </Form>
      </section>
    )
  }
  return (
    <div ref={opened} tabIndex={-1} className={styles.opened}>
      {!isSaid && <ContentWarning of={warnings} />}
      {children}
    </div>
  )
}
