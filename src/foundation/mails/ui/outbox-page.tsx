import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '#messages/messages.js'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { OutboxMail } from './outbox-mail.tsx'
import styles from './outbox-page.module.css'

const LOOK_AGAIN_MS = 3_000

/** The emails of development and demo, newest first. The page doesn't exist in production or where emails are sent. */
export const Route = createFileRoute('/_empty/dev/outbox')({
  loader: async ({ context: { api } }) => {
    const outbox = await api('GET /dev/outbox/list/', {})
    return outbox.success ? outbox.data : pageCannotShow(outbox)
  },
  staleTime: 0,
  component: OutboxPage,
})

function OutboxPage() {
  const mails = Route.useLoaderData()
  const router = useRouter()
  // The rendered page can be some seconds old, and new emails arrive while someone is looking.
  useEffect(() => {
    void router.invalidate()
    const timer = setInterval(() => void router.invalidate(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [router])
  return (
    <div className={styles.page} id="content">
      <UnlistedHead page={m.outbox_title()} />
      <h1>{m.outbox_title()}</h1>
      <p className={styles.lead}>{m.outbox_lead()}</p>
      {mails.length === 0 ? <p>{m.outbox_empty()}</p> : null}
      <ol className={styles.mails}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <OutboxMail mail={mail} />
          </li>
        ))}
      </ol>
    </div>
  )
}
