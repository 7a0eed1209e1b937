import { useEffect, useState } from 'react'
import type { Fields } from '#contract/page-form.ts'
import { findForm } from './form.tsx'

/** The current fields of the form with this name inside an element, while they are needed. */
export function useFieldsNow(within: string, form: string, isAsked: boolean): Fields | undefined {
  const [fields, setFields] = useState<Fields>()
  useEffect(() => {
    const element = findForm(within, form)
    if (!isAsked || !element) return
    const read = () => {
      const now = new URLSearchParams()
      for (const [name, value] of new FormData(element))
        if (typeof value === 'string') now.append(name, value)
      setFields(now)
    }
    read()
    element.addEventListener('input', read)
    return () => element.removeEventListener('input', read)
  }, [within, form, isAsked])
  return isAsked ? fields : undefined
}
