import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { CardGrid } from '#ui-kit/card.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { PartStyle } from '#ui-kit/part-style.tsx'
import styles from './for-you.module.css'
import sheet from './for-you.module.css?inline'
import { turnOffForm } from './for-you-forms.ts'

/** The row of suggestions; without any, it asks the person to choose interests. */
export function ForYou({ children }: { children: ReactNode[] }) {
  const isEmpty = children.length === 0
  return (
    <section className={styles.part} aria-labelledby="for-you">
      <PartStyle name="for-you" sheet={sheet} />
      <div className={styles.top}>
        <h2 id="for-you" className={styles.title}>
          {m.for_you()}
        </h2>
        {isEmpty && (
          <p className={styles.ask}>
            <Link to="/profile/preferences">{m.for_you_choose()}</Link> {m.for_you_choose_why()}
          </p>
        )}
        <div className={styles.choices}>
          {!isEmpty && (
            <Link to="/profile/preferences" className={buttonClass({ variant: 'ghost' })}>
              {m.for_you_change()}
            </Link>
          )}
          <TurnOff />
        </div>
      </div>
      {!isEmpty && <CardGrid className={styles.cards}>{children}</CardGrid>}
    </section>
  )
}

/** Turning it off removes the row, so focus moves to the list below. */
function TurnOff() {
  const stay = useStayAt('found')
  return (
    <Form form={turnOffForm} onSent={stay} headingLevel={3}>
      <SubmitButton variant="ghost" size="normal">
        {m.for_you_turn_off()}
        <span className="visually-hidden">: {m.for_you()}</span>
      </SubmitButton>
    </Form>
  )
}
