import { useState } from 'react'
import { useFormField } from '#ui-kit/form.tsx'

/**
 * The revision that a `Form` was opened with. A form that came back refused keeps its own, so that what someone else
 * saved since is still noticed; what the page loads later replaces it.
 */
export function FormRevision({ revision }: { revision: string }) {
  const { values } = useFormField('revision')
  const [first] = useState(revision)
  return <input type="hidden" name="revision" value={(revision === first && values[0]) || revision} />
}
