import { useEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { useFormField } from '#ui-kit/form.tsx'
import type { ResourceFile } from '../../resource-details.contract.ts'
import { CURRENT_FILES } from './making-fields.ts'

type Moving = { file_id: number; by: -1 | 1 }

/** The files of a resource in the person's order. A moved file keeps the focus, and the form is notified. */
export function useFileOrder(files: readonly ResourceFile[]) {
  const begun = useFormField(CURRENT_FILES).values.map(Number)
  const [order, setOrder] = useState(() => inOrder(files, begun))
  const [message, setMessage] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<Moving>(null)

  useEffect(() => {
    const last = moved.current
    moved.current = null
    if (!last || order.length === 0) return
    // A row that moves in the page loses the focus.
    list.current?.querySelector<HTMLElement>(`[data-move="${last.file_id} ${last.by}"]`)?.focus()
    list.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [order])

  function move({ file_id, by }: Moving) {
    const at = order.findIndex((file) => file.file_id === file_id)
    const [from, to] = [order[at], order[at + by]]
    if (!from || !to) return
    moved.current = { file_id, by }
    setOrder(order.with(at, to).with(at + by, from))
    setMessage(m.resource_file_moved({ name: from.name, place: at + by + 1, all: order.length }))
  }

  const isMoved = order.some((file, at) => file !== files[at])
  return { list, order, message, isMoved, move }
}

/** The files in a draft's order; files that the draft doesn't know come last. */
function inOrder(files: readonly ResourceFile[], begun: readonly number[]): readonly ResourceFile[] {
  const place = ({ file_id }: ResourceFile) =>
    begun.includes(file_id) ? begun.indexOf(file_id) : begun.length
  return files.toSorted((a, b) => place(a) - place(b))
}
