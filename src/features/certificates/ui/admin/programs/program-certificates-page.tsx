import { createFileRoute } from '@tanstack/react-router'
import { AdminProgramTabs } from '#features/certificate-programs/ui/index.ts'
import { AdminPage, AdminTable, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormCheckbox, SubmitButton } from '#ui-kit/form-fields.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import {
  CERTIFICATE_SORTS,
  type CertificateSort,
  type CertificateState,
} from '../../../admin-certificates.contract.ts'
import styles from '../admin-certificates.module.css'
import { certificateColumns, stateFilter } from '../certificate-columns.tsx'

/** The certificates of a program. For administrators. */
export const Route = createFileRoute('/_default/admin/certificate-programs/$id/certificates')({
  validateSearch: (given) => readTableSearch(given, ['state']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, params, deps: { sort, state, ...deps } }) => {
    const filters = { sort: sort as CertificateSort, state: state as CertificateState }
    const body = { ...deps, ...filters, id: idIn(params) }
    return forStaff(await api('POST /v2/admin/certificate/program/list/', { body }))
  },
  staleTime: 0,
  component: ProgramCertificatesPage,
})

function ProgramCertificatesPage() {
  const { data, recordsTotal, program } = Route.useLoaderData()
  const search = Route.useSearch()
  const path = `/admin/certificate-programs/${program.id}/certificates`
  return (
    <AdminPage title={m.admin_certificates()} lead={program.title}>
      <AdminProgramTabs id={program.id} current="certificates" canSeePeople />
      {program.is_open ? <IssueNow id={program.id} /> : null}
      <section className={styles.issued}>
        <h2>{m.admin_certificates_issued()}</h2>
        <AdminTable
          caption={m.admin_certificates_issued()}
          columns={certificateColumns(path)}
          rows={data}
          keyOf={(certificate) => certificate.id}
          path={path}
          search={search}
          sorts={CERTIFICATE_SORTS}
          total={recordsTotal}
          searchLabel={m.admin_certificates_search()}
          filters={[stateFilter()]}
          emptyTitle={m.admin_certificates_none()}
        />
      </section>
    </AdminPage>
  )
}

function IssueNow({ id }: { id: number }) {
  return (
    <section className={styles.box}>
      <h2>{m.admin_program_certificates_issue()}</h2>
      <p>{m.admin_program_certificates_text()}</p>
      <Form
        call="POST /v2/admin/certificate/program/issue/"
        values={{ wants_mail: 'on' }}
        headingLevel={3}
        className={styles.line}
      >
        <input type="hidden" name="id" value={id} />
        <FormCheckbox name="wants_mail" label={m.admin_certificates_email()} />
        <SubmitButton size="normal">{m.admin_program_certificates_issue()}</SubmitButton>
      </Form>
    </section>
  )
}
