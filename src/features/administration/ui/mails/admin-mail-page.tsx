import { createFileRoute } from '@tanstack/react-router'
import { AdminForm, AdminPage, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import type { ShownMail } from '#foundation/mails/admin-mails.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { mailKindLabel, mailStateLabel, whyNotSent } from './mail-labels.ts'
import styles from './mail-page.module.css'

/** One email as the person received it, with its status. For administrators. */
export const Route = createFileRoute('/_default/admin/mails/$id')({
  loader: async ({ context: { api }, params }) =>
    forStaff(await api('GET /v2/admin/mail/details/', { query: { id: idIn(params) } })).data,
  staleTime: 0,
  component: MailPage,
})

function MailPage() {
  const mail = Route.useLoaderData()
  return (
    <AdminPage
      title={mail.subject || m.emails_gone()}
      lead={<AddressLink href="/admin/mails">{m.emails_all()}</AddressLink>}
    >
      <Facts mail={mail} />
      {mail.can_be_retried ? (
        <AdminForm call="POST /v2/admin/mail/retry/" hidden={{ id: mail.id }} submit={m.emails_retry()} />
      ) : null}
      <Words mail={mail} />
    </AdminPage>
  )
}

function Facts({ mail }: { mail: ShownMail }) {
  const facts: [label: string, value: React.ReactNode][] = [
    [m.emails_to(), mail.to],
    [m.emails_about(), mailKindLabel(mail.kind)],
    [m.emails_state(), mailStateLabel(mail.status)],
    [m.emails_written(), <DateTime key="written" moment={mail.created_at} kind="dayAndTime" />],
    [m.emails_tries(), numberLabel(mail.tries)],
  ]
  if (mail.sent_at) {
    facts.push([m.emails_sent_at(), <DateTime key="sent" moment={mail.sent_at} kind="dayAndTime" />])
  }
  const why = whyNotSent(mail)
  if (why) facts.push([m.emails_why(), mail.last_error ? `${why} (${mail.last_error})` : why])
  if (mail.attachments.length > 0) facts.push([m.emails_files(), mail.attachments.join(', ')])
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The content of an email. Nothing in it is loaded or run: the frame allows neither scripts nor forms. */
function Words({ mail: { html, text, is_withheld, language, subject } }: { mail: ShownMail }) {
  if (html === null || text === null) {
    return <p className={styles.note}>{is_withheld ? m.emails_withheld() : m.emails_gone()}</p>
  }
  return (
    <>
      <section aria-label={m.emails_formatted()}>
        <iframe className={styles.frame} title={m.emails_frame({ subject })} sandbox="" srcDoc={html} />
      </section>
      <Disclosure summary={m.emails_plain_text()} look="card">
        <pre className={styles.text} lang={language}>
          {text}
        </pre>
      </Disclosure>
    </>
  )
}
