import { createFileRoute, notFound, useLocation } from '@tanstack/react-router'
import { ownAddress } from '#contract/page-form.ts'
import { openAuthDialog, useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { ReportForm } from './report-form.tsx'
import styles from './report-page.module.css'

const KIND = /^[a-z][a-z-]{0,39}$/
const ID = /^[1-9]\d{0,9}$/

/** The page where people tell moderators that something is wrong. */
export const Route = createFileRoute('/_default/report/$kind/$id')({
  validateSearch: (given: Record<string, unknown>): { back?: string } =>
    typeof given.back === 'string' ? { back: ownAddress(given.back) } : {},
  loader: async ({ context: { api }, params: { kind, id } }) => {
    if (!KIND.test(kind) || !ID.test(id)) throw notFound()
    const found = await api('GET /master/report/', { query: { kind, id } })
    if (!found.success) pageCannotShow(found)
  },
  component: ReportPage,
})

function ReportPage() {
  const { kind, id } = Route.useParams()
  const { back = '/' } = Route.useSearch()
  const viewer = useViewer()
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.report_title()} />
      <h1>{m.report_title()}</h1>
      <p className={styles.lead}>{m.report_lead()}</p>
      {viewer ? <ReportForm kind={kind} id={id} back={back} /> : <AskToLogIn />}
      <p>
        <a href={back}>{m.report_back()}</a>
      </p>
    </div>
  )
}

/** Reporting needs an account, so that each person counts once. */
function AskToLogIn() {
  const here = useLocation({ select: ({ href }) => href })
  return (
    <div className={styles.visitor}>
      <p>{m.report_log_in()}</p>
      <PlainLink
        className={buttonClass({ variant: 'primary', size: 'big' })}
        href={`/auth?next=${encodeURIComponent(here)}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          openAuthDialog({ reason: m.report_log_in() })
        }}
      >
        {m.auth_login()}
      </PlainLink>
    </div>
  )
}
