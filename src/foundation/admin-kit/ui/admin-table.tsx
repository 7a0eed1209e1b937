import { type ReactNode, useId } from 'react'
import type { PageForm } from '#contract/page-form.ts'
import { ADMIN_LENGTH } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { DataTable, type DataTableProps } from '#ui-kit/data-table.tsx'
import { EmptyTablePage } from '#ui-kit/empty-table-page.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { TABLE_LENGTHS } from '#ui-kit/read-table-search.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { type TableSearch, tableAddress } from '#ui-kit/table-address.ts'
import { type TableDay, type TableFilter, TablePages, TableTools } from '#ui-kit/table-tools.tsx'
import styles from './admin-kit.module.css'
import { BulkBar } from './bulk-bar.tsx'
import { useTableChoices } from './desk-choices.ts'
import { TableView } from './table-view.tsx'

/** Actions for several rows at once. */
interface Bulk<Row> extends Omit<NonNullable<DataTableProps<Row>['choose']>, 'form'> {
  form: PageForm
  /** The buttons, each of which names an action of the form, with any fields they need. */
  actions: ReactNode
}

export interface AdminTableProps<Row> extends Omit<DataTableProps<Row>, 'density' | 'choose'> {
  total: number
  /** There are more rows than `total`: counting stopped there. */
  isTotalCapped?: boolean
  /** The label of the search field; without it the table can't be searched or filtered. */
  searchLabel?: string
  filters?: readonly TableFilter[]
  days?: readonly TableDay[]
  emptyTitle: string
  /** Links beside the search, such as the CSV download. */
  tools?: ReactNode
  bulk?: Bulk<Row> | undefined
  /** Wraps the rows, for example in a form that all their buttons belong to. */
  around?: (table: ReactNode) => ReactNode
}

/** A filter of the table: all, or one of the choices. */
export const tableFilter = (
  name: string,
  label: string,
  choices: readonly (readonly [value: string, label: string])[],
): TableFilter => {
  const one = choices.map(([value, words]) => ({ value, label: words }))
  return { name, label, choices: [{ value: '', label: m.admin_all() }, ...one] }
}

/** A link for a column of actions. Screen readers also hear which row it belongs to. */
export function RowLink({ href, of, children }: { href: string; of: string; children: string }) {
  return (
    <AddressLink href={href}>
      {children}{' '}
      <span className="visually-hidden" lang={scriptLanguage(of)}>
        {of}
      </span>
    </AddressLink>
  )
}

const alone = (table: ReactNode) => table

/** The rows of the table: takes the focus after an action that removes its row. */
export const ROWS_ID = 'rows'

/** Parameters that don't narrow the table. */
const ARRANGING = ['sort', 'flag_descending', 'length', 'page']

/**
 * The one table of the administration. Search, filters, order, page and page length are in the address; the person's
 * view settings are stored on the device.
 */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const {
    total,
    isTotalCapped = false,
    searchLabel,
    filters,
    days,
    emptyTitle,
    tools,
    bulk,
    around = alone,
    ...table
  } = props
  const { path, search, columns } = table
  const [choices, choose] = useTableChoices(path)
  const bulkId = useId()
  const isNarrowed =
    searchLabel !== undefined &&
    Object.entries(search).some(([name, value]) => value !== undefined && !ARRANGING.includes(name))
  const hasView = total > 0 || isNarrowed
  return (
    <>
      <TableTools
        path={path}
        search={search}
        searchLabel={searchLabel}
        submitLabel={m.admin_search()}
        {...(filters ? { filters } : {})}
        {...(days ? { days } : {})}
      >
        {hasView || tools ? (
          <>
            {tools}
            {hasView ? <TableView columns={columns} choices={choices} onChoose={choose} /> : null}
          </>
        ) : null}
      </TableTools>
      <section id={ROWS_ID} aria-label={table.caption} tabIndex={-1}>
        {table.rows.length === 0 && total > 0 ? (
          <EmptyTablePage path={path} search={search} total={total} length={lengthOf(search)} />
        ) : table.rows.length === 0 ? (
          <EmptyState title={emptyTitle}>{isNarrowed ? m.admin_table_empty() : null}</EmptyState>
        ) : (
          <div className={styles.several}>
            {around(
              <DataTable
                {...table}
                columns={columns.filter(({ key, isHead }) => isHead || !choices.hidden?.includes(key))}
                density={
                  choices.isCompact === undefined ? 'byWidth' : choices.isCompact ? 'compact' : 'comfortable'
                }
                choose={bulk && { ...bulk, form: bulkId }}
              />,
            )}
            {bulk ? (
              <BulkBar id={bulkId} form={bulk.form}>
                {bulk.actions}
              </BulkBar>
            ) : null}
          </div>
        )}
      </section>
      {table.rows.length > 0 ? (
        <AdminPages
          path={path}
          search={search}
          total={total}
          isTotalCapped={isTotalCapped}
          shown={table.rows.length}
        />
      ) : null}
    </>
  )
}

const lengthOf = ({ length }: TableSearch) => Number(length ?? ADMIN_LENGTH)

interface AdminPagesProps extends Required<Pick<AdminTableProps<unknown>, 'total' | 'isTotalCapped'>> {
  path: string
  search: TableSearch
  /** How many rows this page has. */
  shown: number
}

/** Shows which rows are visible and links to the other pages. */
function AdminPages({ path, search, total, isTotalCapped, shown }: AdminPagesProps) {
  const length = lengthOf(search)
  const upTo = (Number(search.page ?? 1) - 1) * length + shown
  // Beyond a capped total, a full page can have another one behind it.
  const reachable = isTotalCapped ? Math.max(total, shown === length ? upTo + 1 : upTo) : total
  const rowsText = isTotalCapped ? m.admin_rows_capped : m.admin_rows
  return (
    <div className={styles.foot}>
      <TablePages
        path={path}
        search={search}
        total={reachable}
        length={length}
        labels={{ nav: m.admin_pages(), previous: m.admin_page_previous(), next: m.admin_page_next() }}
        shownText={(from, to) =>
          rowsText({ from: numberLabel(from), to: numberLabel(to), total: numberLabel(total) })
        }
      />
      {total > ADMIN_LENGTH ? (
        <nav className={styles.lengths} aria-label={m.table_length()}>
          <span aria-hidden="true">{m.table_length()}</span>
          {TABLE_LENGTHS.map((one) => (
            <AddressLink
              key={one}
              className={styles.length}
              href={tableAddress(path, search, { length: one === ADMIN_LENGTH ? undefined : one })}
              aria-current={one === length ? 'true' : undefined}
            >
              {one}
            </AddressLink>
          ))}
        </nav>
      ) : null}
    </div>
  )
}
