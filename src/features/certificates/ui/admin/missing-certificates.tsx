import type { ReplyOf } from '#contract/endpoint.ts'
import type { Registry } from '#contract/registry.ts'
import { ADMIN_LENGTH } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { EmptyTablePage } from '#ui-kit/empty-table-page.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormCheckbox, SubmitButton } from '#ui-kit/form-fields.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { TableSearch } from '#ui-kit/table-address.ts'
import { TablePages } from '#ui-kit/table-tools.tsx'
import type { UncertifiedPerson } from '../../admin-certificates.contract.ts'
import styles from './admin-certificates.module.css'

/** The heading above the people without a certificate. */
const MISSING_ID = 'missing'

interface MissingCertificatesProps {
  id: number
  /** Whether the event offers certificates now. */
  isOpen: boolean
  missing: ReplyOf<Registry['POST /v2/admin/certificate/missing/list/']>
  search: TableSearch
}

/** People who are entitled and have no certificate, with a button for each and one for all. */
export function MissingCertificates({ id, isOpen, missing, search }: MissingCertificatesProps) {
  const { data, recordsTotal: total, unreviewed } = missing
  const path = `/admin/events/${id}/certificates`
  return (
    <section className={styles.box}>
      <h2 id={MISSING_ID}>{m.admin_certificates_missing()}</h2>
      <p>
        {total === 0
          ? m.admin_certificates_missing_none()
          : m.admin_certificates_missing_count({ count: total })}
        {unreviewed > 0 ? ` ${m.admin_certificates_unreviewed({ count: unreviewed })}` : null}
      </p>
      {total > 0 && !isOpen ? <p>{m.admin_certificates_closed()}</p> : null}
      {total > 0 && isOpen ? (
        <>
          <Form
            call="POST /v2/admin/certificate/issue/all/"
            values={{ wants_mail: 'on' }}
            headingLevel={3}
            className={styles.line}
          >
            <input type="hidden" name="id" value={id} />
            <FormCheckbox name="wants_mail" label={m.admin_certificates_email()} />
            <SubmitButton size="normal">{m.admin_certificates_issue_all()}</SubmitButton>
          </Form>
          {data.length === 0 ? (
            <EmptyTablePage
              path={path}
              search={search}
              pageField="missing_page"
              anchor={MISSING_ID}
              total={total}
              length={ADMIN_LENGTH}
            />
          ) : (
            <Form call="POST /v2/admin/certificate/issue/" headingLevel={3}>
              <input type="hidden" name="id" value={id} />
              <DataTable
                caption={m.admin_certificates_missing()}
                columns={columns}
                rows={data}
                keyOf={({ user_id }) => user_id}
                path={path}
                search={{}}
              />
            </Form>
          )}
          {total > ADMIN_LENGTH && data.length > 0 ? (
            <TablePages
              path={path}
              search={search}
              pageField="missing_page"
              anchor={MISSING_ID}
              total={total}
              length={ADMIN_LENGTH}
              labels={{
                nav: m.admin_certificates_missing_pages(),
                previous: m.admin_page_previous(),
                next: m.admin_page_next(),
              }}
              shownText={(from, to) =>
                m.admin_rows({ from: numberLabel(from), to: numberLabel(to), total: numberLabel(total) })
              }
            />
          ) : null}
        </>
      ) : null}
    </section>
  )
}

const columns: readonly Column<UncertifiedPerson>[] = [
  {
    key: 'name',
    label: m.admin_name,
    isHead: true,
    cell: ({ name, email }) => (
      <>
        {name}
        <SoftLine>{email}</SoftLine>
      </>
    ),
  },
  {
    key: 'issue',
    label: m.admin_event_certificate,
    cell: ({ user_id, name, is_printable }) =>
      is_printable ? (
        <SubmitButton
          size="normal"
          variant="second"
          name="user_id"
          value={String(user_id)}
          aria-label={m.admin_certificate_issue_to({ name })}
        >
          {m.admin_certificate_issue()}
        </SubmitButton>
      ) : (
        m.admin_certificate_unprintable()
      ),
  },
]
