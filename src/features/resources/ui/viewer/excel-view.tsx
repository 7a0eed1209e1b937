import { useId } from 'react'
import { ReadContent } from './read-content.tsx'
import { readWorkbook } from './table/read-workbook.ts'
import type { Sheet } from './table/sheet.ts'
import { SheetTable } from './table/sheet-table.tsx'
import { useFileContent } from './use-file-content.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'

/** Each sheet of a workbook that its maker shows, as a table. */
export function ExcelView({ address }: ViewProps) {
  const read = useFileContent(address, readWorkbook)
  return (
    <ReadContent read={read}>
      {(sheets) => (
        <div className={styles.sheets}>
          {sheets.map((sheet) => (
            <NamedSheet key={sheet.name} sheet={sheet} />
          ))}
        </div>
      )}
    </ReadContent>
  )
}

function NamedSheet({ sheet }: { sheet: Sheet }) {
  const heading = useId()
  return (
    <div className={styles.sheet}>
      <h2 id={heading}>{sheet.name}</h2>
      <SheetTable sheet={sheet} labelledBy={heading} />
    </div>
  )
}
