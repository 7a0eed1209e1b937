import { useState } from 'react'
import type { WireError } from '#contract/wire.ts'
import type { FormDraft } from '#foundation/drafts/drafts.contract.ts'
import { openedRevision } from '#foundation/drafts/ui/index.ts'
import { useFormParts } from '#ui-kit/form-parts.ts'
import type { OwnResource } from '../../resource-making.contract.ts'
import { RESOURCE_FORM } from './making-forms.ts'

const isConflict = ({ code }: WireError) => code === 'ResourceChangedMeanwhile'

/**
 * The revision that the form was opened with. If another window saved something else since, the form is refused once:
 * the person can read the other version, and saves over it knowingly.
 */
export function useOtherWindow(resource: OwnResource | null, draft: FormDraft | null) {
  const { api, posted } = useFormParts()
  const own = posted?.name === RESOURCE_FORM ? posted : undefined
  const wasTold = own?.failure?.errors.some(isConflict) ?? false
  const opened = wasTold ? undefined : openedRevision(own, draft)
  const [revision, setRevision] = useState(opened ?? resource?.revision)
  const [hasSaved, setHasSaved] = useState(wasTold)

  async function lookAgain(errors: readonly WireError[]) {
    setHasSaved(errors.some(isConflict))
    if (!resource || !errors.some(isConflict)) return
    const now = await api('GET /v2/resource/edit/', { query: { id: resource.id } })
    if (now.success) setRevision(now.data.revision)
  }
  return { revision, hasSaved, lookAgain }
}
