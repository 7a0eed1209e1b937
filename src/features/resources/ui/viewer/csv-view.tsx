import { m } from '#messages/messages.js'
import { ReadContent } from './read-content.tsx'
import { readText } from './read-text.ts'
import { MOST_ROWS, type Sheet } from './table/sheet.ts'
import { SheetTable } from './table/sheet-table.tsx'
import { useFileContent } from './use-file-content.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'

const readTable = async (bytes: Blob) => {
  const { text, isWhole } = await readText(bytes)
  return { ...readCsv(text), isWhole }
}

/** A CSV file as a table with column names in the first row. */
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

/** The rows of a CSV file (RFC 4180), with the separator that is most frequent in its first line. */
export function readCsv(text: string): Pick<Sheet, 'rows' | 'merged'> {
  const words = text.replace(/^\uFEFF/, '')
  const rows: string[][] = []
  let row: string[] = []
  // A cell, quoted or not, and what ends it. Sticky, so that each character is read once.
  const separator = separatorOf(words)
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"?|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|)`, 'y')
  while (cells.lastIndex < words.length && rows.length <= MOST_ROWS) {
    const [, quoted, plain = '', end = ''] = cells.exec(words) ?? []
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    const isLast = cells.lastIndex >= words.length
    if (isLast && end === separator) row.push('')
    if (isLast || /[\r\n]/.test(end)) {
      if (row.some((cell) => cell !== '')) rows.push(row)
      row = []
    }
  }
  return { rows, merged: [] }
}

function separatorOf(words: string): string {
  const [line = ''] = words.split(/\r?\n/, 1)
  const counted = ['\t', ',', ';'].map((one) => [line.split(one).length, one] as const)
  return counted.toSorted(([a], [b]) => b - a)[0]?.[1] ?? ','
}
