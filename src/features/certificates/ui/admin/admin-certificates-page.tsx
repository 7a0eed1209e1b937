import { createFileRoute, notFound } from '@tanstack/react-router'
import { isAddressId } from '#contract/address-id.ts'
import { AdminPage, AdminTable, staffOnly } from '#features/administration/ui/index.ts'
import { AdminEventTabs } from '#features/events/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Download } from '#ui-kit/icons.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { readTableSearch, tableAddress } from '#ui-kit/table-address.ts'
import {
  CERTIFICATE_STATES,
  type CertificateSort,
  type CertificateState,
} from '../../admin-certificate-values.contract.ts'
import type { AdminCertificate } from '../../admin-certificates.contract.ts'
import styles from './admin-certificates.module.css'
import { CertificateRule } from './certificate-rule.tsx'
import { StateBadge, stateName } from './certificate-state.tsx'
import { MissingCertificates } from './missing-certificates.tsx'

/** The certificates of an event, and who is still to get one. For its hosts and administrators. */
export const Route = createFileRoute('/_default/admin/events/$id/certificates')({
  validateSearch: (given) => readTableSearch(given, ['state']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, params: { id }, deps: { sort, state, ...deps } }) => {
    if (!isAddressId(id)) throw notFound()
    const [issued, missing] = await Promise.all([
      api('POST /v2/admin/certificate/list/', {
        body: { ...deps, id, sort: sort as CertificateSort, state: state as CertificateState },
      }),
      api('POST /v2/admin/certificate/missing/list/', { body: { id } }),
    ])
    if (!issued.success) return staffOnly(issued)
    if (!missing.success) return staffOnly(missing)
    return { issued, missing }
  },
  staleTime: 0,
  component: CertificatesPage,
})

function CertificatesPage() {
  const { issued, missing } = Route.useLoaderData()
  const search = Route.useSearch()
  const id = Number(Route.useParams().id)
  const path = `/admin/events/${id}/certificates`
  return (
    <AdminPage title={m.admin_certificates()} lead={issued.event.title}>
      <AdminEventTabs id={id} current="certificates" canSeePeople />
      <CertificateRule id={id} event={issued.event} />
      <MissingCertificates id={id} isOpen={issued.event.is_open} missing={missing} />
      <section className={styles.issued}>
        <h2>{m.admin_certificates_issued()}</h2>
        <AdminTable
          caption={m.admin_certificates_issued()}
          columns={columnsOf(path)}
          rows={issued.data}
          keyOf={(certificate) => certificate.id}
          path={path}
          search={search}
          defaultSort="newest"
          total={issued.recordsTotal}
          searchLabel={m.admin_certificates_search()}
          filters={[
            {
              name: 'state',
              label: m.status_label(),
              choices: [
                { value: '', label: m.admin_all() },
                ...CERTIFICATE_STATES.map((value) => ({ value, label: stateName(value) })),
              ],
            },
          ]}
          emptyTitle={m.admin_certificates_none()}
          tools={
            <a className={buttonClass({ variant: 'second' })} href={tableAddress(`${path}.csv`, search)}>
              <Download aria-hidden="true" />
              {m.admin_csv()}
            </a>
          }
        />
      </section>
    </AdminPage>
  )
}

const columnsOf = (path: string): readonly Column<AdminCertificate>[] => [
  {
    key: 'name',
    label: m.admin_name(),
    sort: 'name',
    isHead: true,
    cell: ({ id, holder_name, email }) => (
      <>
        <AddressLink href={`${path}/${id}`}>{holder_name}</AddressLink>
        <SoftLine>{email || m.admin_certificate_no_account()}</SoftLine>
      </>
    ),
  },
  { key: 'number', label: m.certificate_label_number(), cell: ({ number }) => number },
  {
    key: 'issued',
    label: m.certificate_label_issued(),
    sort: 'newest',
    cell: ({ issued_at }) => <DateTime moment={issued_at} isFixed />,
  },
  { key: 'state', label: m.status_label(), cell: ({ state }) => <StateBadge state={state} /> },
]
