import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import type { OutboxMail as Mail } from '../mails.contract.ts'
import styles from './outbox-page.module.css'

/** One email as its recipient would have received it. */
export function OutboxMail({ mail }: { mail: Mail }) {
  const { id, to, kind, language, subject, html, text, status, created_at, attachments } = mail
  return (
    <article className={styles.mail} aria-labelledby={`mail-${id} mail-to-${id} mail-at-${id}`}>
      <h2 id={`mail-${id}`} lang={language} className={styles.subject}>
        {subject}
      </h2>
      <dl className={styles.facts}>
        <dt>{m.outbox_to()}</dt>
        <dd id={`mail-to-${id}`}>{to}</dd>
        <dt>{m.outbox_when()}</dt>
        <dd id={`mail-at-${id}`}>
          <DateTime moment={created_at} zone="UTC" kind="dayAndTime" />{' '}
          {status === 'queued' ? m.outbox_waiting() : null}
        </dd>
        <dt>{m.outbox_kind()}</dt>
        <dd>{kind}</dd>
      </dl>
      <div>
        <pre className={styles.text} lang={language}>
          {text}
        </pre>
      </div>
      {attachments.length > 0 ? (
        <div>
          <ul className={styles.files}>
            {attachments.map((file) => (
              <li key={file.filename}>
                <a download={file.filename} href={dataAddress(file)}>
                  {file.filename}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Disclosure summary={m.outbox_html()} look="card">
        <iframe className={styles.frame} title={m.outbox_frame({ subject })} sandbox="" srcDoc={html} />
      </Disclosure>
    </article>
  )
}

function dataAddress({ content_type, content }: Mail['attachments'][number]): string {
  return `data:${content_type.replaceAll(' ', '')};base64,${content}`
}
