import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PageForm } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { classNames } from '#ui-kit/class-names.ts'
import { ROW_BOXES } from '#ui-kit/data-table.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SENT } from '#ui-kit/unsent.ts'
import styles from './admin-kit.module.css'

const TICKED = `${ROW_BOXES}:checked`

interface BulkBarProps {
  /** The id of the form, which the rows' checkboxes refer to, because rows can contain forms of their own. */
  id: string
  form: PageForm
  children: ReactNode
}

/** Actions for the selected rows, below their table; stays visible while any row is selected. */
export function BulkBar({ id, form, children }: BulkBarProps) {
  const router = useRouter()
  const bar = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(0)
  // Without scripts nothing counts the selection, so CSS shows the bar all the time.
  const isIdle = count === 0
  const rows = () => bar.current?.closest('form')?.parentElement

  // Rows change with each page, so it reads the checkboxes themselves.
  useEffect(() => {
    const form = bar.current?.closest('form')
    const around = form?.parentElement
    if (!form || !around) return
    const look = () => {
      const ticked = around.querySelectorAll(TICKED).length
      const all = around.querySelector<HTMLInputElement>('thead input[type="checkbox"]')
      if (all) all.checked = ticked > 0 && ticked === around.querySelectorAll(ROW_BOXES).length
      setCount(ticked)
    }
    // So that a second press doesn't repeat the action.
    const untick = () => {
      for (const box of around.querySelectorAll<HTMLInputElement>(TICKED)) box.checked = false
      look()
    }
    look()
    const watch = new MutationObserver(look)
    watch.observe(around, { childList: true, subtree: true })
    around.addEventListener('change', look)
    form.addEventListener(SENT, untick)
    return () => {
      watch.disconnect()
      around.removeEventListener('change', look)
      form.removeEventListener(SENT, untick)
    }
  }, [])

  function clear() {
    for (const box of rows()?.querySelectorAll<HTMLInputElement>(TICKED) ?? []) box.checked = false
    rows()?.dispatchEvent(new Event('change'))
    rows()?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.focus()
  }

  async function showWhatWasDone() {
    await router.invalidate()
    // Reloading scrolls back to the button, but the focus is in the summary of refused rows.
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'center' }))
  }

  return (
    <Form id={id} form={form} onRefused={() => void showWhatWasDone()} className={styles.bulkForm}>
      <div
        ref={bar}
        className={classNames(styles.bulk, count > 0 && styles.bulkOpen, isIdle && styles.bulkIdle)}
      >
        <span role="status">{count > 0 ? m.table_selected({ count }) : null}</span>
        {children}
        {count > 0 ? (
          <Button variant="ghost" onClick={clear}>
            {m.table_clear()}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}
