import { m } from '#messages/messages.js'
import { AddressLink } from './address-link.tsx'
import { buttonClass } from './button.tsx'
import { EmptyState, type EmptyStateProps } from './page-states.tsx'
import { tableAddress } from './table-address.ts'
import type { TablePagesProps } from './table-tools.tsx'

type EmptyTablePageProps = Omit<TablePagesProps, 'labels' | 'shownText'> &
  Pick<EmptyStateProps, 'headingLevel'>

/** Shown on a page after the last one, such as when all its rows were decided: a link to the last page. */
export function EmptyTablePage(props: EmptyTablePageProps) {
  const { path, search, pageField = 'page', anchor, headingLevel, total, length } = props
  const page = Math.ceil(total / length)
  const address = tableAddress(path, search, { page: search.page, [pageField]: page })
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={m.table_page_empty()}
      action={
        <AddressLink className={buttonClass()} href={anchor ? `${address}#${anchor}` : address}>
          {m.table_page_go({ page })}
        </AddressLink>
      }
    />
  )
}
