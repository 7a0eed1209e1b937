import { m } from '#messages/messages.js'
import { LazyTabs } from '#ui-kit/lazy-parts.tsx'
import { ReadContent } from './read-content.tsx'
import { readWorkbook } from './table/read-workbook.ts'
import { SheetTable } from './table/sheet-table.tsx'
import { useFileContent } from './use-file-content.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'

/** The visible sheets of a workbook as tables; several sheets become tabs. */
export function ExcelView({ address }: ViewProps) {
  const read = useFileContent(address, readWorkbook)
  return (
    <ReadContent read={read}>
      {(sheets) => {
        const tabs = sheets.map((sheet, place) => ({
          id: String(place),
          label: sheet.name,
          content: (
            <div className={styles.sheet}>
              {sheets.length === 1 && <h2>{sheet.name}</h2>}
              <SheetTable sheet={sheet} label={sheet.name} />
            </div>
          ),
        }))
        return tabs.length > 1 ? (
          <LazyTabs label={m.resource_viewer_sheets()} items={tabs} />
        ) : (
          tabs.map(({ id, content }) => <div key={id}>{content}</div>)
        )
      }}
    </ReadContent>
  )
}
