import { createFileRoute } from '@tanstack/react-router'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { AdminPage, AdminTable, forStaff, ROWS_ID } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { FAILED_JOB_SORTS, type FailedJob, type FailedJobSort, type ListedJob } from '../../jobs.contract.ts'
import { retryJobsForm } from '../rows-forms.ts'

const PATH = '/admin/jobs'

/** Background jobs: the failed ones first, then every kind. For administrators. */
export const Route = createFileRoute('/_default/admin/jobs')({
  validateSearch: (given) => readTableSearch(given, []),
  loaderDeps: ({ search: { sort, flag_descending, page, length } }) => ({
    sort,
    flag_descending,
    page,
    length,
  }),
  loader: async ({ context: { api }, deps: { sort, ...deps } }) => {
    const [jobs, failed] = await Promise.all([
      api('GET /v2/admin/job/list/', {}),
      api('POST /v2/admin/job/failed/list/', { body: { ...deps, sort: sort as FailedJobSort } }),
    ])
    return { jobs: forStaff(jobs).data, failed: forStaff(failed) }
  },
  staleTime: 0,
  component: JobsPage,
})

function JobsPage() {
  const { jobs, failed } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage title={m.admin_jobs()} lead={m.admin_jobs_lead()}>
      <h2>{m.jobs_failed_title()}</h2>
      <p>{m.jobs_failed_lead()}</p>
      {failed.recordsTotal === 0 ? (
        <p>{m.jobs_failed_none()}</p>
      ) : (
        <AdminTable
          caption={m.jobs_failed_title()}
          columns={failedColumns}
          rows={failed.data}
          keyOf={({ id }) => id}
          path={PATH}
          search={search}
          sorts={FAILED_JOB_SORTS}
          total={failed.recordsTotal}
          emptyTitle={m.jobs_failed_none()}
          bulk={{
            form: retryJobsForm,
            nameOf: ({ words }) => words,
            isOpen: () => true,
            actions: (
              <SubmitButton size="normal" variant="second" name="action" value="retry">
                {m.jobs_retry()}
              </SubmitButton>
            ),
          }}
        />
      )}
      <h2>{m.admin_jobs()}</h2>
      <DataTable
        caption={m.admin_jobs()}
        columns={columns}
        rows={jobs}
        keyOf={({ name }) => name}
        path={PATH}
        search={search}
      />
    </AdminPage>
  )
}

const failedColumns: readonly Column<FailedJob>[] = [
  { key: 'job', label: m.jobs_job, sort: 'job', isHead: true, cell: ({ words }) => words },
  {
    key: 'when',
    label: m.jobs_failed_when,
    sort: 'when',
    cell: ({ failed_at, tries }) => (
      <>
        <DateTime moment={failed_at} kind="dayAndTime" />
        <SoftLine>{m.jobs_failed_tries({ count: tries })}</SoftLine>
      </>
    ),
  },
  {
    key: 'why',
    label: m.jobs_failed_why,
    cell: ({ code }) => (
      <>
        {whyJobFailed(code)}
        <SoftLine>{code === null ? m.jobs_code_none() : m.jobs_code({ code })}</SoftLine>
      </>
    ),
  },
  { key: 'retry', label: m.jobs_retry, isActions: true, cell: ({ id }) => <Retry id={id} /> },
]

function Retry({ id }: { id: string }) {
  const stay = useStayAt(ROWS_ID)
  return (
    <Form call="POST /v2/admin/job/retry/" headingLevel={3} onSent={stay}>
      <input type="hidden" name="job_id" value={id} />
      <SubmitButton size="normal" variant="second">
        {m.jobs_retry()}
      </SubmitButton>
    </Form>
  )
}

type Counted = 'waiting' | 'running' | 'failed'

const counted = (key: Counted, label: () => string): Column<ListedJob> => ({
  key,
  label,
  isNumber: true,
  cell: (job) => numberLabel(job[key]),
})

const columns: readonly Column<ListedJob>[] = [
  { key: 'job', label: m.jobs_job, isHead: true, cell: ({ words }) => words },
  counted('waiting', m.jobs_waiting),
  counted('running', m.jobs_running),
  { ...counted('failed', m.jobs_failed), fixedOrder: 'descending' },
  {
    key: 'last',
    label: m.jobs_last,
    cell: ({ last_done_at }) => (last_done_at ? <DateTime moment={last_done_at} kind="dayAndTime" /> : '–'),
  },
  {
    key: 'next',
    label: m.jobs_next,
    cell: ({ next_run_at }) =>
      next_run_at ? <DateTime moment={next_run_at} kind="dayAndTime" /> : m.jobs_next_when_needed(),
  },
]

/** Codes of Node and PostgreSQL (SQLSTATE) and names of errors, with their meaning for operators. */
const reasons: readonly (readonly [RegExp, () => string])[] = [
  [/^ZodError$/, m.jobs_why_input],
  [/^(TimedOut|TimeoutError|57014)$/, m.jobs_why_time],
  [/^(E(CONN\w+|SOCKET|DNS|NOTFOUND|AI_AGAIN|TIMEDOUT|PIPE)|MailRefused)$/, m.jobs_why_network],
  [/^[0-9A-Z]{5}$/, m.jobs_why_records],
]

const whyJobFailed = (code: string | null): string =>
  (reasons.find(([codes]) => code !== null && codes.test(code))?.[1] ?? m.jobs_why_other)()
