import { type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { classNames } from '#ui-kit/class-names.ts'
import styles from './admin-kit.module.css'

const BOXES = 'input[type="checkbox"][name="id"]'
const TICKED = `${BOXES}:checked`

/** What can be done with the rows that are ticked, within their form. It stays in sight as soon as one is. */
export function BulkBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(0)

  // Rows come and go with each page, so the boxes themselves are asked.
  useEffect(() => {
    const form = bar.current?.closest('form')
    if (!form) return
    const look = () => {
      const ticked = form.querySelectorAll(TICKED).length
      const all = form.querySelector<HTMLInputElement>('thead input[type="checkbox"]')
      if (all) all.checked = ticked > 0 && ticked === form.querySelectorAll(BOXES).length
      setCount(ticked)
    }
    look()
    const watch = new MutationObserver(look)
    watch.observe(form, { childList: true, subtree: true })
    form.addEventListener('change', look)
    return () => {
      watch.disconnect()
      form.removeEventListener('change', look)
    }
  }, [])

  function clear() {
    const form = bar.current?.closest('form')
    for (const box of form?.querySelectorAll<HTMLInputElement>(TICKED) ?? []) box.checked = false
    form?.dispatchEvent(new Event('change'))
    form?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.focus()
  }

  return (
    <div ref={bar} className={classNames(styles.bulk, count > 0 && styles.bulkOpen)}>
      <span role="status">{count > 0 ? m.table_selected({ count }) : m.admin_with_chosen()}</span>
      {children}
      {count > 0 ? (
        <Button variant="ghost" onClick={clear}>
          {m.table_clear()}
        </Button>
      ) : null}
    </div>
  )
}
