import { useId } from 'react'
import readWorkbook, { type CellValue, type Sheet } from 'read-excel-file/universal'
import { m } from '#messages/messages.js'
import { ordinalDate } from '#ui-kit/dates.ts'
import { numberWords } from '#ui-kit/number-words.ts'
import { ReadContent } from './read-content.tsx'
import { useFileContent } from './use-file-content.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'

/** More would hold up the page. */
const MOST_ROWS = 500
const MOST_COLUMNS = 40

const readSheets = (bytes: Blob): Promise<Sheet[]> => readWorkbook(bytes)

/** Each sheet of a workbook as a table. Formulas come as the values they had when it was saved. */
export function ExcelView({ address }: ViewProps) {
  const read = useFileContent(address, readSheets)
  return (
    <ReadContent read={read}>
      {(sheets) => (
        <div className={styles.sheets}>
          {sheets.map((sheet) => (
            <SheetTable key={sheet.sheet} sheet={sheet} />
          ))}
        </div>
      )}
    </ReadContent>
  )
}

function SheetTable({ sheet: { sheet: name, data } }: { sheet: Sheet }) {
  const heading = useId()
  const [head = [], ...rows] = data
  const columns = Math.min(Math.max(0, ...data.slice(0, MOST_ROWS).map((row) => row.length)), MOST_COLUMNS)
  const places = Array.from({ length: columns }, (_, place) => place)
  return (
    <div className={styles.sheet}>
      <h2 id={heading}>{name}</h2>
      {data.length > MOST_ROWS && (
        <p className={styles.note}>{m.resource_viewer_rows_first({ count: numberWords(MOST_ROWS) })}</p>
      )}
      {data.some((row) => row.length > MOST_COLUMNS) && (
        <p className={styles.note}>{m.resource_viewer_columns_first({ count: numberWords(MOST_COLUMNS) })}</p>
      )}
      {data.length === 0 ? (
        <p>{m.resource_viewer_empty_sheet()}</p>
      ) : (
        <section
          className={styles.grid}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          aria-labelledby={heading}
        >
          <table>
            <thead>
              <tr>
                {places.map((place) => (
                  <th key={place} scope="col">
                    {cellWords(head[place])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, MOST_ROWS - 1).map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else, and never change places
                <tr key={index}>
                  {places.map((place) => (
                    <td key={place}>{cellWords(row[place])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

function cellWords(value: CellValue | Date | null | undefined): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? ordinalDate(value, 'UTC') : String(value)
}
