import { m } from '#messages/messages.js'
import { classNames } from '#ui-kit/class-names.ts'
import { Form } from '#ui-kit/form.tsx'
import { FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import { Mail } from '#ui-kit/icons.ts'
import { useStayAt } from '../sessions/use-after-change.ts'
import styles from './confirm-email.module.css'

interface ConfirmEmailProps {
  email: string
  /** The id of a heading that stays and takes the focus once the email is confirmed. */
  nextId?: string
  /** The page that contains it, shown again to people without JavaScript. */
  page?: string
  /** Takes less space, because the page is about something else. */
  isSmall?: boolean
}

/** Asks for the six-digit code that was emailed at sign-up. */
export function ConfirmEmail(props: ConfirmEmailProps) {
  const { email, nextId = 'my-details', page = '/profile', isSmall = false } = props
  const size = isSmall ? 'normal' : 'big'
  const confirmed = useStayAt(nextId)
  const sentAgain = useStayAt('confirm-email')
  return (
    <section className={classNames(styles.callout, isSmall && styles.small)} aria-labelledby="confirm-email">
      <h2 id="confirm-email" className={styles.title} tabIndex={-1}>
        <Mail />
        {m.profile_confirm_title()}
      </h2>
      <p className={styles.text}>{m.profile_confirm_help({ email })}</p>
      <div className={styles.codes}>
        <Form
          call="POST /user/email-code/verify/"
          next={page}
          onSent={confirmed}
          headingLevel={3}
          className={styles.code}
        >
          <FormText
            name="code"
            label={m.profile_code()}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
          />
          <SubmitButton size={size}>{m.profile_confirm()}</SubmitButton>
        </Form>
        <Form call="POST /user/email-code/send/" next={page} onSent={sentAgain} headingLevel={3}>
          <SubmitButton variant="second" size={size}>
            {m.profile_new_code()}
          </SubmitButton>
        </Form>
      </div>
    </section>
  )
}
