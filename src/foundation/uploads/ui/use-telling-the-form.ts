import { useEffect, useRef } from 'react'
import type { Upload } from './upload-state.ts'

/** Tells the form's draft keeper about changes, because hidden fields fire no events. */
export function useTellingTheForm(box: { current: HTMLElement | null }, uploads: readonly Upload[]): void {
  const sent = uploads.map(({ name, state }) => (state.is === 'there' ? state.id : name)).join('\n')
  const before = useRef(sent)
  useEffect(() => {
    if (before.current === sent) return
    before.current = sent
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [box, sent])
}
