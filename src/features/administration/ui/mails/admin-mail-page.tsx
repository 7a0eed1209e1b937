import { createFileRoute } from '@tanstack/react-router'
import { AdminForm, AdminPage, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import type { ShownMail } from '#foundation/mails/admin-mails.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { mailKindLabel, mailStateLabel, whyMailFailed } from './mail-labels.ts'
import styles from './mail-page.module.css'

/** One mail as the person got it, and how it fared. For administrators. */
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
      title={mail.subject || m.mails_gone()}
      lead={<AddressLink href="/admin/mails">{m.mails_all()}</AddressLink>}
    >
      <Facts mail={mail} />
      {mail.can_be_retried ? (
        <AdminForm call="POST /v2/admin/mail/retry/" hidden={{ id: mail.id }} submit={m.mails_retry()} />
      ) : null}
      <Words mail={mail} />
    </AdminPage>
  )
}

function Facts({ mail }: { mail: ShownMail }) {
  const facts: [label: string, value: React.ReactNode][] = [
    [m.mails_to(), mail.to],
    [m.mails_kind(), mailKindLabel(mail.kind)],
    [m.mails_state(), mailStateLabel(mail.status)],
    [m.mails_written(), <DateTime key="written" moment={mail.created_at} kind="dayAndTime" />],
    [m.mails_tries(), numberLabel(mail.tries)],
  ]
  if (mail.sent_at) {
    facts.push([m.mails_sent_at(), <DateTime key="sent" moment={mail.sent_at} kind="dayAndTime" />])
  }
  if (mail.last_error) facts.push([m.mails_why(), `${whyMailFailed(mail.last_error)} (${mail.last_error})`])
  if (mail.attachments.length > 0) facts.push([m.mails_files(), mail.attachments.join(', ')])
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

/** What a mail says. Nothing in it is loaded or run: the frame allows neither scripts nor forms. */
function Words({ mail: { html, text, is_withheld, language, subject } }: { mail: ShownMail }) {
  if (html === null || text === null) {
    return <p className={styles.note}>{is_withheld ? m.mails_withheld() : m.mails_gone()}</p>
  }
  return (
    <>
      <section aria-label={m.mails_as_shown()}>
        <iframe className={styles.frame} title={m.mails_frame({ subject })} sandbox="" srcDoc={html} />
      </section>
      <Disclosure summary={m.mails_as_text()} look="card">
        <pre className={styles.text} lang={language}>
          {text}
        </pre>
      </Disclosure>
    </>
  )
}
