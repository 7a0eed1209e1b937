import { createFileRoute, notFound } from '@tanstack/react-router'
import { ownAddress } from '#contract/page-form.ts'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { AskToLogIn } from './ask-to-log-in.tsx'
import { ReportForm } from './report-form.tsx'
import styles from './report-page.module.css'

const KIND = /^[a-z][a-z-]{0,39}$/
const ID = /^[1-9]\d{0,9}$/

/** Where people tell moderators that something is not right (decisions, Families first). */
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
