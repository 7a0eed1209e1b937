import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import styles from '../viewer.module.css'
import { MOST_COLUMNS, MOST_ROWS, readMerged, type Sheet } from './sheet.ts'

interface SheetTableProps {
  sheet: Pick<Sheet, 'rows' | 'merged'>
  label: string
}

/** A table with column letters and row numbers at the edges; the first row is the column headers. */
export function SheetTable({ sheet: { rows, merged }, label }: SheetTableProps) {
  const shown = rows.slice(0, MOST_ROWS)
  const columns = Math.min(Math.max(0, ...shown.map((row) => row.length)), MOST_COLUMNS)
  const places = Array.from({ length: columns }, (_, place) => place)
  if (columns === 0) return <p>{m.resource_viewer_empty_sheet()}</p>
  const { covered, spans } = readMerged(merged, shown.length)
  return (
    <>
      {rows.length > MOST_ROWS && (
        <p className={styles.note}>{m.resource_viewer_rows_first({ most: numberLabel(MOST_ROWS) })}</p>
      )}
      {shown.some((row) => row.length > MOST_COLUMNS) && (
        <p className={styles.note}>{m.resource_viewer_columns_first({ most: numberLabel(MOST_COLUMNS) })}</p>
      )}
      <section
        className={styles.grid}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
      >
        <table>
          {/* Only visual: screen readers use the names in the first row. */}
          <thead aria-hidden="true">
            <tr>
              <td />
              {places.map((place) => (
                <td key={place}>{columnLetters(place)}</td>
              ))}
            </tr>
          </thead>
          {/* A single body, because merged cells can reach from the first row into the next. */}
          <tbody>
            {shown.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and never change order
              <tr key={at}>
                <th scope="row">{at + 1}</th>
                {places.map((place) => {
                  const where = `${at} ${place}`
                  if (covered.has(where)) return null
                  const Cell = at === 0 ? 'th' : 'td'
                  return (
                    <Cell key={place} scope={at === 0 ? 'col' : undefined} {...spans.get(where)}>
                      {row[place]}
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** 'A' to 'Z', then 'AA'. */
export const columnLetters = (place: number): string =>
  (place >= 26 ? columnLetters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26))
