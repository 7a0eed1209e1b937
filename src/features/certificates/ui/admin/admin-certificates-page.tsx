import { createFileRoute, notFound } from '@tanstack/react-router'
import { ADMIN_LENGTH, isAddressId } from '#contract/wire.ts'
import { AdminEventTabs } from '#features/events/ui/index.ts'
import { AdminPage, AdminTable, staffOnly } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormCheckbox, SubmitButton } from '#ui-kit/form-fields.tsx'
import { Download } from '#ui-kit/icons.ts'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { tableAddress } from '#ui-kit/table-address.ts'
import {
  CERTIFICATE_SORTS,
  type CertificateSort,
  type CertificateState,
  type CertifyingEvent,
} from '../../admin-certificates.contract.ts'
import styles from './admin-certificates.module.css'
import { certificateColumns, stateFilter } from './certificate-columns.tsx'
import { MissingCertificates } from './missing-certificates.tsx'

/** The certificates of an event, and who hasn't received one yet. For its hosts and administrators. */
export const Route = createFileRoute('/_default/admin/events/$id/certificates')({
  validateSearch: (given) => readTableSearch(given, ['state', 'missing_page']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, params: { id }, deps: { sort, state, missing_page, ...deps } }) => {
    if (!isAddressId(id)) throw notFound()
    const [issued, missing] = await Promise.all([
      api('POST /v2/admin/certificate/list/', {
        body: { ...deps, id, sort: sort as CertificateSort, state: state as CertificateState },
      }),
      api('POST /v2/admin/certificate/missing/list/', {
        body: { id, page: missing_page, length: ADMIN_LENGTH },
      }),
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
      {issued.event.has_certificate || missing.recordsTotal > 0 ? (
        <MissingCertificates id={id} isOpen={issued.event.is_open} missing={missing} search={search} />
      ) : null}
      <section className={styles.issued}>
        <h2>{m.admin_certificates_issued()}</h2>
        <AdminTable
          caption={m.admin_certificates_issued()}
          columns={certificateColumns(path)}
          rows={issued.data}
          keyOf={(certificate) => certificate.id}
          path={path}
          search={search}
          sorts={CERTIFICATE_SORTS}
          total={issued.recordsTotal}
          searchLabel={m.admin_certificates_search()}
          filters={[stateFilter()]}
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

/** Who gets a certificate of the event: the minimum attendance is in its details, the review is required here. */
function CertificateRule({ id, event }: { id: number; event: CertifyingEvent }) {
  return (
    <section className={styles.box}>
      <h2>{m.admin_certificate_rule()}</h2>
      <p>
        {ruleLabel(event)}{' '}
        <AddressLink href={`/admin/events/${id}`}>{m.admin_certificate_rule_change()}</AddressLink>
      </p>
      <Form
        key={String(event.needs_review)}
        call="POST /v2/admin/certificate/rule/"
        values={{ needs_review: event.needs_review ? 'on' : '' }}
        headingLevel={3}
        className={styles.line}
      >
        <input type="hidden" name="id" value={id} />
        <FormCheckbox name="needs_review" label={m.admin_certificate_needs_review()} />
        <SubmitButton size="normal" variant="second">
          {m.admin_save_changes()}
        </SubmitButton>
      </Form>
    </section>
  )
}

function ruleLabel({ has_certificate, attendance_share: share, minutes }: CertifyingEvent): string {
  if (!has_certificate) return m.admin_certificate_rule_none()
  if (minutes === 0) return m.admin_certificate_rule_share({ share })
  return m.admin_certificate_rule_minutes({ share, needed: Math.ceil((minutes * share) / 100), minutes })
}
