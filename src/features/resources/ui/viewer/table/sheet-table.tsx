import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import styles from '../viewer.module.css'
import { MOST_COLUMNS, MOST_ROWS, readMerged, type Sheet } from './sheet.ts'

interface SheetTableProps {
  sheet: Pick<Sheet, 'rows' | 'merged'>
  /** The id of the element that names the table. */
  labelledBy?: string
  label?: string
}

/** A table whose first row names its columns. */
export function SheetTable({ sheet: { rows, merged }, labelledBy, label }: SheetTableProps) {
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-label={label}
      >
        <table>
          {/* One body: cells that stand as one can reach from the first row into those below it. */}
          <tbody>
            {shown.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else, and never change places
              <tr key={at}>
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
