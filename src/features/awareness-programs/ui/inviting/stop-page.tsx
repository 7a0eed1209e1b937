import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { CircleAlert } from '#ui-kit/icons.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { pageTitle, UnlistedHead } from '#ui-kit/page-head.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { stopForm } from './invite-forms.ts'
import styles from './stop-page.module.css'

/** Opening an email's link changes nothing, as mail scanners open links too: people must press the button. */
export const Route = createFileRoute('/_basic/invitations/stop/$token')({
  // Never cached: the email program's own button may have been pressed since.
  gcTime: 0,
  loader: async ({ context: { api }, params: { token } }) => {
    const answer = await api('GET /program/invitation/stop/', { query: { token } })
    if (answer.success) return answer.data
    // Whatever is wrong with a token, it belongs to no address.
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) throw notFound()
    return pageCannotShow(answer)
  },
  notFoundComponent: NoSuchLink,
  component: StopPage,
})

function StopPage() {
  const { is_stopped } = Route.useLoaderData()
  const title = is_stopped
    ? m.awareness_inviting_unsubscribed_title()
    : m.awareness_inviting_unsubscribe_title()
  return (
    <div className={styles.page}>
      <UnlistedHead page={title} />
      <article className={styles.sheet}>
        <h1 id="stop" className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {is_stopped ? <Stopped /> : <StopThem />}
      </article>
    </div>
  )
}

function StopThem() {
  const { token } = Route.useParams()
  const router = useRouter()
  async function showStopped() {
    await router.invalidate({ sync: true })
    document.getElementById('stop')?.focus()
  }
  return (
    <>
      <p>{m.awareness_inviting_unsubscribe_text({ product: product.name })}</p>
      <Form form={stopForm} onSent={showStopped}>
        <input type="hidden" name="token" value={token} />
        <SubmitButton>{m.awareness_inviting_unsubscribe_button()}</SubmitButton>
      </Form>
    </>
  )
}

function Stopped() {
  return (
    <>
      <p>{m.awareness_inviting_unsubscribed_text({ product: product.name })}</p>
      <p>
        <PlainLink href="/" className={buttonClass({ variant: 'ghost' })}>
          {m.awareness_inviting_unsubscribe_home({ product: product.name })}
        </PlainLink>
      </p>
    </>
  )
}

function NoSuchLink() {
  return (
    <div className={styles.page}>
      <title>{pageTitle(m.awareness_inviting_unsubscribe_none_title())}</title>
      <EmptyState icon={CircleAlert} headingLevel={1} title={m.awareness_inviting_unsubscribe_none_title()}>
        {m.awareness_inviting_unsubscribe_none_text()}
      </EmptyState>
    </div>
  )
}
