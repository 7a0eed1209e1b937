import { m } from '#messages/messages.js'
import { ReadContent } from './read-content.tsx'
import { readText } from './read-text.ts'
import { readCsv } from './table/read-csv.ts'
import { SheetTable } from './table/sheet-table.tsx'
import { useFileContent } from './use-file-content.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'

const readTable = async (bytes: Blob) => {
  const { text, isWhole } = await readText(bytes)
  return { ...readCsv(text), isWhole }
}

/** A CSV file as a table; its first row names the columns. */
export function CsvView({ file, address }: ViewProps) {
  const read = useFileContent(address, readTable)
  return (
    <ReadContent read={read}>
      {({ isWhole, ...sheet }) => (
        <div className={styles.sheet}>
          {!isWhole && <p className={styles.note}>{m.resource_viewer_text_first()}</p>}
          <SheetTable sheet={sheet} label={file.name} />
        </div>
      )}
    </ReadContent>
  )
}
