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
import { unsubscribeForm } from '../notification-forms.ts'
import { topicLabels } from './topic-labels.ts'
import styles from './unsubscribe-page.module.css'

/** Opening an email's link changes nothing, because mail scanners open links; only the button does. */
export const Route = createFileRoute('/_basic/unsubscribe/$token')({
  // Never cached: the choice may have changed elsewhere.
  gcTime: 0,
  loader: async ({ context: { api }, params: { token } }) => {
    const answer = await api('GET /v2/notification/unsubscribe/', { query: { token } })
    if (answer.success) return answer.data
    // Whatever is wrong with a token, there are no emails behind it.
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) throw notFound()
    return pageCannotShow(answer)
  },
  notFoundComponent: NoSuchMails,
  component: UnsubscribePage,
})

function UnsubscribePage() {
  const { topic, is_wanted } = Route.useLoaderData()
  const title = is_wanted ? m.unsubscribe_title() : m.unsubscribe_done_title()
  const words = topicLabels[topic]
  return (
    <div className={styles.page}>
      <UnlistedHead page={title} />
      <article className={styles.sheet}>
        <h1 id="unsubscribe" className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.topic}>
          <p className={styles.name}>{words.title()}</p>
          <p>{words.help()}</p>
        </div>
        {is_wanted ? <StopThem /> : <Stopped />}
      </article>
    </div>
  )
}

function StopThem() {
  const { token } = Route.useParams()
  const router = useRouter()
  async function showStopped() {
    await router.invalidate({ sync: true })
    document.getElementById('unsubscribe')?.focus()
  }
  return (
    <>
      <p>{m.unsubscribe_text()}</p>
      <Form form={unsubscribeForm} onSent={showStopped}>
        <input type="hidden" name="token" value={token} />
        <SubmitButton>{m.unsubscribe_button()}</SubmitButton>
      </Form>
      <p>
        <PlainLink href="/profile/notifications">{m.unsubscribe_choices()}</PlainLink>
      </p>
    </>
  )
}

function Stopped() {
  return (
    <>
      <p>{m.unsubscribe_done_text()}</p>
      <p className={styles.ways}>
        <PlainLink href="/profile/notifications" className={buttonClass({ variant: 'primary' })}>
          {m.unsubscribe_done_choices()}
        </PlainLink>
        <PlainLink href="/" className={buttonClass({ variant: 'ghost' })}>
          {m.unsubscribe_home({ product: product.name })}
        </PlainLink>
      </p>
    </>
  )
}

function NoSuchMails() {
  return (
    <div className={styles.page}>
      <title>{pageTitle(m.unsubscribe_none_title())}</title>
      <EmptyState
        icon={CircleAlert}
        headingLevel={1}
        title={m.unsubscribe_none_title()}
        action={
          <PlainLink href="/profile/notifications" className={buttonClass({ variant: 'primary' })}>
            {m.unsubscribe_none_choices()}
          </PlainLink>
        }
      >
        {m.unsubscribe_none_text()}
      </EmptyState>
    </div>
  )
}
