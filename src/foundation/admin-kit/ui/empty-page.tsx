import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { tableAddress } from '#ui-kit/table-address.ts'
import type { TablePagesProps } from '#ui-kit/table-tools.tsx'

type EmptyPageProps = Omit<TablePagesProps, 'labels' | 'shownText'>

/** Shown on a page after the last one, such as when all its rows were decided: a link to the last page. */
export function EmptyPage({ path, search, pageField = 'page', anchor, total, length }: EmptyPageProps) {
  const page = Math.ceil(total / length)
  const address = tableAddress(path, search, { page: search.page, [pageField]: page })
  return (
    <EmptyState
      title={m.admin_page_empty()}
      action={
        <AddressLink className={buttonClass()} href={anchor ? `${address}#${anchor}` : address}>
          {m.admin_page_go({ page })}
        </AddressLink>
      }
    />
  )
}
