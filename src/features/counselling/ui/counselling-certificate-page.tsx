import { createFileRoute } from '@tanstack/react-router'
import type { Answer } from '#contract/endpoint.ts'
import { lengthLabel } from '#features/certificates/length-label.contract.ts'
import { CertificateFacts, DownloadLink } from '#features/certificates/ui/index.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { ordinalDate } from '#ui-kit/dates.ts'
import { CircleAlert } from '#ui-kit/icons.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import type { CounsellingCertificate, counsellingContract } from '../counselling.contract.ts'
import styles from './counselling-certificate-page.module.css'
import next from './next-sessions.module.css'

/**
 * The certificate of a group counselling session. Its address can contain a name and an email: anything that doesn't
 * match in full shows the same "none found".
 */
export const Route = createFileRoute(
  '/_basic/group-counselling/certificate/{-$topic}/{-$speakerId}/{-$username}/{-$date}/$email',
)({
  loader: async ({ context: { api, publicUrl }, params }) => {
    const { topic, speakerId: speaker_id, date, email } = params
    const [found, sessions] = await Promise.all([
      api('POST /v2/counselling/certificate/find/', { body: { topic, speaker_id, date, email } }),
      api('GET /v2/counselling/session/list/', {}),
    ])
    if (!found.success) return pageCannotShow(found)
    return { certificate: found.data, sessions, publicUrl }
  },
  head: () => ({
    meta: [
      { title: pageTitle(m.counselling_page_title()) },
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: CounsellingCertificatePage,
})

function CounsellingCertificatePage() {
  const { certificate, sessions, publicUrl } = Route.useLoaderData()
  return (
    <div className={styles.page}>
      {certificate ? <Found certificate={certificate} publicUrl={publicUrl} /> : <NoneFound />}
      <NextSessions sessions={sessions} />
    </div>
  )
}

function Found({ certificate, publicUrl }: { certificate: CounsellingCertificate; publicUrl: string }) {
  const { code, holder_name, topic, speaker_name, minutes, held_on } = certificate
  const shared = `${publicUrl}/group-counselling/certificate/${code}`
  return (
    <article className={styles.card}>
      <header>
        <h1 className={styles.title}>{m.counselling_heading()}</h1>
        <p>{m.counselling_found_text()}</p>
      </header>
      <CertificateFacts
        facts={[
          { label: m.certificate_label_holder(), words: holder_name, isName: true },
          { label: m.counselling_label_topic(), words: topic },
          { label: m.counselling_label_speaker(), words: speaker_name },
          ...(minutes > 0 ? [{ label: m.certificate_label_length(), words: lengthLabel(minutes) }] : []),
          { label: m.counselling_label_session_date(), words: ordinalDate(held_on, 'UTC') },
        ]}
      />
      <DownloadLink address={`/v2/counselling/certificate/?code=${code}`}>
        {m.counselling_download()}
      </DownloadLink>
      <p className={styles.share}>
        {m.counselling_copy_hint()} <a href={shared}>{shared}</a>
      </p>
    </article>
  )
}

function NoneFound() {
  return (
    <EmptyState icon={CircleAlert} title={m.counselling_none_title()} headingLevel={1}>
      {m.counselling_none_text()}
    </EmptyState>
  )
}

type Sessions = Answer<typeof counsellingContract.listCounsellingSessions>

/** The person's upcoming sessions from the scheduling service; nothing without such a service. */
function NextSessions({ sessions }: { sessions: Sessions }) {
  if (sessions.success && !sessions.is_offered) return null
  return (
    <section className={next.sessions} aria-labelledby="next-sessions">
      <h2 id="next-sessions" className={next.title}>
        {m.counselling_sessions()}
      </h2>
      {!sessions.success ? (
        <p>{m.counselling_sessions_away()}</p>
      ) : sessions.data.length === 0 ? (
        <p>{m.counselling_no_sessions()}</p>
      ) : (
        <ul>
          {sessions.data.map(({ id, topic, speaker_name, start_date_time }) => (
            <li key={id}>
              <strong>{topic}</strong>
              <span>{m.certificate_led_by({ name: speaker_name })}</span>
              <DateTime moment={start_date_time} kind="dayAndTime" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
