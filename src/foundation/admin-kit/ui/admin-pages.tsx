import { ADMIN_LENGTH } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import type { TableSearch } from '#ui-kit/table-address.ts'
import { TablePages } from '#ui-kit/table-tools.tsx'

/** Which rows are shown, and the way to the others. */
export function AdminPages(of: { path: string; search: TableSearch; total: number }) {
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
