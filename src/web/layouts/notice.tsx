import { rootRouteId, useLoaderData } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toast } from '#ui-kit/toast.ts'
import styles from './notice.module.css'

const said = new WeakSet<object>()

/** The message left by the previous page: a toast, or without JavaScript a line above the page. */
export function Notice() {
  const loaded = useLoaderData({ from: rootRouteId })
  const { notice } = loaded
  useEffect(() => {
    if (!notice || said.has(loaded)) return
    said.add(loaded)
    toast.show({ kind: 'S', text: notice })
  }, [loaded, notice])
  if (!notice) return null
  return (
    <noscript>
      <p className={styles.notice}>{notice}</p>
    </noscript>
  )
}
