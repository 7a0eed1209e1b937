import type { ReactNode } from 'react'
import { ADMIN_LENGTH } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { DataTable, type DataTableProps } from '#ui-kit/data-table.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import type { TableSearch } from '#ui-kit/table-address.ts'
import { type TableDay, type TableFilter, TablePages, TableTools } from '#ui-kit/table-tools.tsx'

export interface AdminTableProps<Row> extends DataTableProps<Row> {
  total: number
  /** The label of the search; without it there is nothing to search or filter. */
  searchLabel?: string
  filters?: readonly TableFilter[]
  days?: readonly TableDay[]
  emptyTitle: string
  /** Links beside the search, such as the CSV file. */
  tools?: ReactNode
  /** Put around the rows: the form of what is done with several of them. */
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

/** The one table of the administration: search, filters, order and page stand in the address. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { total, searchLabel, filters, days, emptyTitle, tools, around = (table) => table, ...table } = props
  const { path, search } = table
  const isNarrowed = searchLabel !== undefined && Object.keys(search).some((name) => name !== 'sort')
  return (
    <>
      {searchLabel === undefined ? null : (
        <TableTools
          path={path}
          search={search}
          searchLabel={searchLabel}
          submitLabel={m.admin_search()}
          {...(filters ? { filters } : {})}
          {...(days ? { days } : {})}
        >
          {tools}
        </TableTools>
      )}
      {table.rows.length === 0 ? (
        <EmptyState title={emptyTitle}>{isNarrowed ? m.admin_table_empty() : null}</EmptyState>
      ) : (
        around(<DataTable {...table} />)
      )}
      <AdminPages path={path} search={search} total={total} />
    </>
  )
}

/** Which rows are shown, and the way to the others. */
function AdminPages(of: { path: string; search: TableSearch; total: number }) {
  return (
    <TablePages
      {...of}
      length={ADMIN_LENGTH}
      labels={{ nav: m.admin_pages(), previous: m.admin_page_before(), next: m.admin_page_after() }}
      shownText={(from, to) =>
        of.total === 0 ? m.admin_rows_none() : m.admin_rows({ from, to, total: of.total })
      }
    />
  )
}
