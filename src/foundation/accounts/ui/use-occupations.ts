import { useEffect, useState } from 'react'
import { useFormParts } from '#ui-kit/form-parts.ts'
import type { Occupation } from './auth-panel-props.ts'

/** The list for sign-up: undefined while it is on its way, null when it did not come. Asked for again when `isNeeded`. */
export function useOccupations({
  isNeeded,
}: {
  isNeeded: boolean
}): readonly Occupation[] | null | undefined {
  const { api } = useFormParts()
  const [list, setList] = useState<readonly Occupation[] | null>()
  const isMissing = list === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that did not come is asked for again when it is needed
  useEffect(() => {
    if (list) return
    let isCurrent = true
    void api('GET /user/register/', {}).then((answer) => {
      if (isCurrent) setList(answer.success ? answer.data.occupation_list : null)
    })
    return () => {
      isCurrent = false
    }
  }, [api, isNeeded && isMissing])
  return list
}
