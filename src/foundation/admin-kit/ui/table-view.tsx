import type { FocusEvent, KeyboardEvent } from 'react'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { Checkbox, Radio } from '#ui-kit/checkbox.tsx'
import { classNames } from '#ui-kit/class-names.ts'
import type { Column } from '#ui-kit/data-table.tsx'
import { Settings2 } from '#ui-kit/icons.ts'
import { useIsRunning } from '#ui-kit/store.ts'
import styles from './admin-kit.module.css'
import type { TableChoices } from './desk-choices.ts'

interface TableViewProps {
  columns: readonly Pick<Column<never>, 'key' | 'label' | 'isHead' | 'isActions'>[]
  choices: TableChoices
  onChoose: (next: TableChoices) => void
}

/** Sets a table's density and visible columns. It needs scripts, and its space is reserved until they run. */
export function TableView({ columns, choices, onChoose }: TableViewProps) {
  const { hidden = [] } = choices
  const isRunning = useIsRunning()
  const isCompact = choices.isCompact ?? (isRunning && matchMedia('(width >= 1200px)').matches)
  const optional = columns.filter(({ isHead, isActions }) => !isHead && !isActions)
  const density = (compact: boolean, label: string) => (
    <Radio
      name="density"
      label={label}
      checked={isCompact === compact}
      onChange={() => onChoose({ ...choices, isCompact: compact })}
    />
  )
  return (
    <details
      className={classNames(styles.view, !isRunning && 'waits-for-scripts')}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
    >
      <summary className={buttonClass({ variant: 'second' })}>
        <Settings2 aria-hidden="true" />
        {m.table_view()}
      </summary>
      <div className={styles.viewPanel}>
        <fieldset>
          <legend>{m.table_density()}</legend>
          {density(false, m.table_comfortable())}
          {density(true, m.table_compact())}
        </fieldset>
        <fieldset>
          <legend>{m.table_columns()}</legend>
          {optional.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label()}
              checked={!hidden.includes(key)}
              onChange={({ currentTarget: { checked } }) => {
                const others = hidden.filter((one) => one !== key)
                onChoose({ ...choices, hidden: checked ? others : [...others, key] })
              }}
            />
          ))}
        </fieldset>
      </div>
    </details>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}
