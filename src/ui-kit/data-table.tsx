import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { AddressLink } from './address-link.tsx'
import { classNames } from './class-names.ts'
import styles from './data-table.module.css'
import { scriptLanguage } from './script-language.ts'
import { type TableSearch, tableAddress } from './table-address.ts'

export interface Column<Row> {
  key: string
  /** The heading in the reader's language, said when the table is shown. */
  label: () => string
  cell: (row: Row) => ReactNode
  /** The name that the address calls its order by; without it the column can't be sorted. */
  sort?: string | undefined
  isNumber?: boolean | undefined
  /** The one that names the row: it stands above the others where rows become cards. */
  isHead?: boolean | undefined
}

export interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  path: string
  search: TableSearch
  /** The order without one in the address. */
  defaultSort?: string | undefined
  /** Rows can be ticked, for a form around the table: each box is sent as `id`. */
  choose?: { labelOf: (row: Row) => string; isOpen: (row: Row) => boolean } | undefined
}

/** Rows under headings; on small screens each row is a card with its headings beside its values. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, path, search, defaultSort, choose } = props
  const sort = search.sort ?? defaultSort
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {choose ? (
              <th scope="col" className={styles.box}>
                <span className="visually-hidden">{m.table_choose()}</span>
              </th>
            ) : null}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(styles.heading, column.isNumber && styles.number)}
                aria-sort={column.sort && column.sort === sort ? 'other' : undefined}
              >
                {column.sort ? (
                  <AddressLink
                    className={styles.sort}
                    href={tableAddress(path, search, { sort: column.sort })}
                  >
                    {column.label()}
                    {column.sort === sort ? <span aria-hidden="true"> ↓</span> : null}
                  </AddressLink>
                ) : (
                  column.label()
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={styles.row}>
              {choose ? (
                <td className={styles.box}>
                  {choose.isOpen(row) ? (
                    <label className={styles.tick}>
                      <input type="checkbox" name="id" value={keyOf(row)} />
                      <span className="visually-hidden" lang={scriptLanguage(choose.labelOf(row))}>
                        {choose.labelOf(row)}
                      </span>
                    </label>
                  ) : null}
                </td>
              ) : null}
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = classNames(styles.cell, column.isNumber && styles.number, column.isHead && styles.rowHead)
  if (column.isHead) {
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td className={className}>
      <span className={styles.label} aria-hidden="true">
        {column.label()}
      </span>
      <div>{column.cell(row)}</div>
    </td>
  )
}
