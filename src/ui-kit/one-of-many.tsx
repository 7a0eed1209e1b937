import { type ReactNode, useMemo } from 'react'
import { FormPartsContext, useFormParts } from './form-parts.ts'

interface OneOfManyProps {
  form: string
  id: number | string
  /** The hidden field that contains the id. */
  field?: string
  children: (isBack: boolean) => ReactNode
}

/**
 * Wraps one of several forms with the same name: a result posted without JavaScript belongs to the form with its id.
 */
export function OneOfMany({ form, id, field = 'id', children }: OneOfManyProps) {
  const parts = useFormParts()
  const { posted } = parts
  const isOther =
    posted?.name === form && !posted.fields.some(([name, value]) => name === field && value === String(id))
  const own = useMemo(() => (isOther ? { ...parts, posted: undefined } : parts), [parts, isOther])
  return <FormPartsContext value={own}>{children(own.posted?.name === form)}</FormPartsContext>
}
