import { useRouter } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { AddressLink } from './address-link.tsx'
import { buttonClass } from './button.tsx'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
import { type TableSearch, tableAddress } from './table-address.ts'
import styles from './table-tools.module.css'
import { TextField } from './text-field.tsx'
import { useFormThatFollows } from './use-form-that-follows.ts'

export interface TableFilter {
  name: string
  label: string
  /** The choice "all" first, then the others. */
  choices: readonly { value: string; label: string }[]
}

/** A date filter of a table, such as the first day. */
export interface TableDay {
  name: string
  label: string
}

export interface TableToolsProps {
  path: string
  search: TableSearch
  /** Without it the table can't be searched or filtered. */
  searchLabel: string | undefined
  submitLabel: string
  filters?: readonly TableFilter[]
  days?: readonly TableDay[]
  /** Links beside them, such as the CSV download. */
  children?: ReactNode
}

/** Search and filters of a table: a GET form, submitted by each choice if scripts run. */
export function TableTools(props: TableToolsProps) {
  const { path, search, searchLabel, submitLabel, filters = [], days = [], children } = props
  // Other parameters of the address are kept, except the page.
  const fields = ['search_query', ...[...filters, ...days].map(({ name }) => name)]
  const asked = new Set([...fields, 'page'])
  const form = useFormThatFollows(
    Object.fromEntries(fields.map((name) => [name, String(search[name] ?? '')])),
  )
  const router = useRouter()
  function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()])
    void router.navigate({ href: tableAddress(path, Object.fromEntries(values)), resetScroll: false })
  }
  return (
    <div className={styles.tools}>
      {searchLabel === undefined ? null : (
        <search className={styles.searchBox}>
          <form ref={form} className={styles.search} action={path} onSubmit={go}>
            {Object.entries(search).map(([name, value]) =>
              value === undefined || asked.has(name) ? null : (
                <input key={name} type="hidden" name={name} value={value} />
              ),
            )}
            <SearchField
              name="search_query"
              label={searchLabel}
              submitLabel={submitLabel}
              defaultValue={search.search_query ?? ''}
              maxLength={200}
            />
            {filters.map(({ name, label, choices }) => (
              <SelectField
                key={name}
                isInline
                name={name}
                label={label}
                defaultValue={search[name] ?? ''}
                onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
              >
                {choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </SelectField>
            ))}
            {days.map(({ name, label }) => (
              <TextField key={name} type="date" name={name} label={label} defaultValue={search[name] ?? ''} />
            ))}
          </form>
        </search>
      )}
      {children ? <div className={styles.links}>{children}</div> : null}
    </div>
  )
}

export interface TablePagesProps {
  path: string
  search: TableSearch
  /** The parameter of the page, if another table has `page`. */
  pageField?: string
  /** The id where the next page starts, if there is other content above the table. */
  anchor?: string
  total: number
  length: number
  labels: { nav: string; previous: string; next: string }
  /** Such as "26 to 50 of 61". */
  shownText: (from: number, to: number) => string
}

/** Shows which rows are visible, with links to the previous and next ones. */
export function TablePages(props: TablePagesProps) {
  const { path, search, pageField = 'page', anchor, total, length, labels, shownText } = props
  const page = Number(search[pageField] ?? 1)
  const last = Math.max(1, Math.ceil(total / length))
  const link = (to: number, label: string) => (
    <AddressLink
      className={buttonClass({ variant: 'second' })}
      href={tableAddress(path, search, { page: search.page, [pageField]: to }) + (anchor ? `#${anchor}` : '')}
    >
      {label}
    </AddressLink>
  )
  return (
    <nav className={styles.pages} aria-label={labels.nav}>
      {page > 1 ? link(Math.min(page - 1, last), labels.previous) : null}
      <p role="status">
        {shownText(Math.min((page - 1) * length + 1, total), Math.min(page * length, total))}
      </p>
      {page < last ? link(page + 1, labels.next) : null}
    </nav>
  )
}
