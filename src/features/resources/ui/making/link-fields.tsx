import { useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { Plus } from '#ui-kit/icons.ts'
import { useIsRunning } from '#ui-kit/store.ts'
import { TextField } from '#ui-kit/text-field.tsx'
import { MOST_LINKS } from '../../resource-card.contract.ts'
import styles from './making.module.css'

/** The number of fields without JavaScript, which can't add any. */
const PLAIN_LINES = 3

/** One field per address; empty ones are ignored. */
export function LinkFields() {
  const { id, values, error } = useFormField('resource_links')
  const filled = values.filter((value) => value !== '')
  const isRunning = useIsRunning()
  const [count, setCount] = useState(Math.max(1, filled.length))
  const box = useRef<HTMLDivElement>(null)
  const lines = isRunning ? count : Math.min(MOST_LINKS, Math.max(PLAIN_LINES, filled.length + 1))

  function add() {
    setCount(count + 1)
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('div:last-of-type > span > input')?.focus(),
    )
  }

  return (
    <div ref={box} id={id} tabIndex={-1} className={styles.links}>
      {error ? <FieldError>{error}</FieldError> : null}
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
        <LinkField key={at} at={at} value={filled[at] ?? ''} />
      ))}
      {isRunning && lines < MOST_LINKS ? (
        <Button variant="ghost" onClick={add}>
          <Plus />
          {m.resource_link_add()}
        </Button>
      ) : null}
    </div>
  )
}

function LinkField({ at, value }: { at: number; value: string }) {
  const { id, error } = useFormField(`resource_links.${at}`)
  return (
    <TextField
      id={id}
      name="resource_links"
      type="text"
      inputMode="url"
      label={at === 0 ? m.resource_link() : m.resource_link_number({ number: at + 1 })}
      help={at === 0 ? m.resource_link_help() : undefined}
      error={error}
      defaultValue={value}
      maxLength={2_000}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
