import { useEffect, useState } from 'react'
import type { Fields } from '#contract/page-form.ts'

/** What stands in the form of that element, for as long as it is asked for. */
export function useFieldsNow(within: string, isAsked: boolean): Fields | undefined {
  const [fields, setFields] = useState<Fields>()
  useEffect(() => {
    const form = [...(document.getElementById(within)?.querySelectorAll('form') ?? [])].at(-1)
    if (!isAsked || !form) return
    const read = () => {
      const now = new URLSearchParams()
      for (const [name, value] of new FormData(form)) if (typeof value === 'string') now.append(name, value)
      setFields(now)
    }
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [within, isAsked])
  return isAsked ? fields : undefined
}
