import type { ChangeEvent, ReactNode } from 'react'
import { rowNameField } from '#contract/rows-form.ts'
import { askedOrder, type Direction, type Sorts } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from './address-link.tsx'
import { classNames } from './class-names.ts'
import styles from './data-table.module.css'
import { ArrowDown, ArrowDownUp, ArrowUp, type Icon } from './icons.ts'
import { scriptLanguage } from './script-language.ts'
import { useIsRunning } from './store.ts'
import { type TableSearch, tableAddress } from './table-address.ts'

export interface Column<Row> {
  key: string
  /** The heading in the reader's language, called when the table renders. */
  label: () => string
  cell: (row: Row) => ReactNode
  /** The column's name in the address for sorting; without it, the column can't be sorted. */
  sort?: string | undefined
  /** The order in which the list always comes: shown, but it can't be changed. */
  fixedOrder?: Direction | undefined
  isNumber?: boolean | undefined
  /** The column that names the row; it's on top if rows become cards. */
  isHead?: boolean | undefined
  /** Actions for the row. The column is last, and its heading is only for screen readers. */
  isActions?: boolean | undefined
}

export interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  path: string
  search: TableSearch
  /** The orders that its list supports. */
  sorts?: Sorts | undefined
  /** The space in cells; `byWidth` uses less on a wide screen. */
  density?: 'comfortable' | 'compact' | 'byWidth'
  /** Makes rows selectable for the form with that id: each checkbox is sent as `id` and named by `nameOf`. */
  choose?: { form: string; nameOf: (row: Row) => string; isOpen: (row: Row) => boolean } | undefined
}

/** Selects the checkboxes of a table's rows. */
export const ROW_BOXES = 'tbody input[type="checkbox"][name="id"]'

/** Rows under headings; on small screens each row is a card with headings beside the values. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, path, search, sorts, density = 'comfortable', choose } = props
  return (
    <div className={styles.frame}>
      <table className={classNames(styles.table, styles[density])}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {choose ? (
              <th scope="col" className={styles.box}>
                <span className="visually-hidden">{m.table_choose()}</span>
                <ChooseAll />
              </th>
            ) : null}
            {columns.map((column) => (
              <Heading key={column.key} {...{ column, path, search, sorts }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={styles.row}>
              {choose ? (
                <td className={styles.box}>
                  {choose.isOpen(row) ? (
                    <Tick form={choose.form} of={String(keyOf(row))} name={choose.nameOf(row)} />
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

function Tick({ form, of, name }: { form: string; of: string; name: string }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" name="id" value={of} form={form} />
      <input type="hidden" name={rowNameField(of)} value={name} form={form} />
      <span className="visually-hidden">
        {m.table_choose()} <span lang={scriptLanguage(name)}>{name}</span>
      </span>
    </label>
  )
}

/** Selects all rows of its table. Not rendered without scripts, because it would do nothing. */
function ChooseAll() {
  if (!useIsRunning()) return null
  function tickAll({ currentTarget: all }: ChangeEvent<HTMLInputElement>) {
    const boxes = all.closest('table')?.querySelectorAll<HTMLInputElement>(ROW_BOXES)
    for (const box of boxes ?? []) box.checked = all.checked
  }
  return (
    <label className={classNames(styles.tick, styles.all)}>
      <input type="checkbox" onChange={tickAll} />
      <span className="visually-hidden">{m.table_choose_all()}</span>
    </label>
  )
}

interface HeadingProps<Row> extends Pick<DataTableProps<Row>, 'path' | 'search' | 'sorts'> {
  column: Column<Row>
}

const arrows: Record<Direction, Icon> = { ascending: ArrowUp, descending: ArrowDown }

/** A sortable heading is a link: the first press sorts in the column's usual direction, the next one reverses it. */
function Heading<Row>({
  column: { label, sort, fixedOrder, isNumber, isActions },
  path,
  search,
  sorts,
}: HeadingProps<Row>) {
  const className = classNames(styles.heading, isNumber && styles.number, isActions && styles.actions)
  if (sort === undefined || sorts === undefined) {
    const Mark = fixedOrder && arrows[fixedOrder]
    return (
      <th scope="col" className={className} aria-sort={fixedOrder}>
        {isActions ? <span className="visually-hidden">{label()}</span> : label()}
        {Mark ? <Mark className={styles.mark} aria-hidden="true" /> : null}
      </th>
    )
  }
  const { flag_descending } = search
  const shown = askedOrder(sorts, {
    sort: search.sort === undefined ? undefined : String(search.sort),
    flag_descending: flag_descending === undefined ? undefined : String(flag_descending) === '1',
  })
  const isSorted = shown.sort === sort
  const turned = shown.direction === 'ascending' ? 1 : 0
  const Arrow = isSorted ? arrows[shown.direction] : ArrowDownUp
  return (
    <th scope="col" className={className} aria-sort={isSorted ? shown.direction : undefined}>
      <AddressLink
        className={styles.sort}
        href={tableAddress(path, search, { sort, flag_descending: isSorted ? turned : undefined })}
      >
        {label()}
        <Arrow aria-hidden="true" />
      </AddressLink>
    </th>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = classNames(
    styles.cell,
    column.isNumber && styles.number,
    column.isHead && styles.rowHead,
    column.isActions && styles.actions,
  )
  if (column.isHead) {
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td className={className}>
      {column.isActions ? null : (
        <span className={styles.label} aria-hidden="true">
          {column.label()}
        </span>
      )}
      <div>{column.cell(row)}</div>
    </td>
  )
}
