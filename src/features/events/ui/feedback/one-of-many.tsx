import { type ReactNode, useMemo } from 'react'
import { FormPartsContext, useFormParts } from '#ui-kit/form-parts.ts'

/**
 * Wraps one of several forms with the same name: a result posted without JavaScript belongs to the form with its id.
 */
export function OneOfMany({
  form,
  id,
  children,
}: {
  form: string
  id: number
  children: (isBack: boolean) => ReactNode
}) {
  const parts = useFormParts()
  const { posted } = parts
  const isOther =
    posted?.name === form && !posted.fields.some(([name, value]) => name === 'id' && value === String(id))
  const own = useMemo(() => (isOther ? { ...parts, posted: undefined } : parts), [parts, isOther])
  return <FormPartsContext value={own}>{children(own.posted?.name === form)}</FormPartsContext>
}
