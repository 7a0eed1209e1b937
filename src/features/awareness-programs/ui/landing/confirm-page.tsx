import { createFileRoute, useRouter } from '@tanstack/react-router'
import type { Sent } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { CircleAlert } from '#ui-kit/icons.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { pageTitle, UnlistedHead } from '#ui-kit/page-head.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import styles from './confirm-page.module.css'
import { confirmForm } from './landing-forms.ts'
import { THANKS_ID } from './landing-thanks.tsx'

/** Opening an email's link changes nothing, as mail scanners open links too: people must press the button. */
export const Route = createFileRoute('/_basic/programs/confirm/$token')({
  // Never cached: the campaign may have been paused meanwhile.
  gcTime: 0,
  loader: async ({ context: { api }, params: { token } }) => {
    const answer = await api('GET /program/landing/confirm/', { query: { token } })
    if (answer.success) return { kind: 'waiting' as const, ...answer.data }
    // A paused or ended campaign has its own message.
    if (answer.status === 409) return { kind: 'closed' as const, message: answer.data.message }
    return pageCannotShow(answer)
  },
  notFoundComponent: NoConfirmation,
  component: ConfirmPage,
})

function ConfirmPage() {
  const loaded = Route.useLoaderData()
  const { token } = Route.useParams()
  const router = useRouter()

  async function goOn({ goTo }: Sent) {
    if (!goTo) return
    await router.navigate({ href: goTo })
    document.getElementById(THANKS_ID)?.focus()
  }

  if (loaded.kind === 'closed') {
    return <Closed title={m.awareness_landing_confirm_closed()}>{loaded.message}</Closed>
  }
  const { name, email, program_title } = loaded
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.awareness_landing_confirm_title()} />
      <article className={styles.sheet}>
        <h1>{m.awareness_landing_confirm_title()}</h1>
        <p className={styles.lead}>{m.awareness_landing_confirm_text({ title: program_title })}</p>
        <dl className={styles.facts}>
          <dt>{m.awareness_landing_confirm_name()}</dt>
          <dd>{name}</dd>
          <dt>{m.awareness_landing_confirm_email()}</dt>
          <dd>{email}</dd>
        </dl>
        <Form form={confirmForm} onSent={goOn}>
          <input type="hidden" name="token" value={token} />
          <SubmitButton>{m.awareness_landing_confirm_button()}</SubmitButton>
        </Form>
        <p>{m.awareness_landing_confirm_not_me()}</p>
      </article>
    </div>
  )
}

function NoConfirmation() {
  return <Closed title={m.awareness_landing_confirm_none()}>{m.awareness_landing_confirm_none_text()}</Closed>
}

function Closed({ title, children }: { title: string; children: string }) {
  return (
    <div className={styles.page}>
      <title>{pageTitle(title)}</title>
      <EmptyState
        icon={CircleAlert}
        headingLevel={1}
        title={title}
        action={
          <PlainLink href="/programs" className={buttonClass({ variant: 'primary' })}>
            {m.awareness_landing_programs()}
          </PlainLink>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
