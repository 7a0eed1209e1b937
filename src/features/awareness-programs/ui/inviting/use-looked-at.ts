import { useState } from 'react'
import type { PageForm, Sent } from '#contract/page-form.ts'
import { useGoOn } from '#foundation/accounts/ui/index.ts'
import { useFormParts } from '#ui-kit/form-parts.ts'
import type { InvitationPreview } from '../../invitations.contract.ts'
import { PREVIEW_FIELD, previewIn } from './invite-forms.ts'

/** The state of a list before sending: it is always previewed first. */
export function useLookedAt({ name }: PageForm) {
  const { posted } = useFormParts()
  const goOn = useGoOn()
  const own = posted?.name === name ? posted : undefined
  const [preview, setPreview] = useState<InvitationPreview | undefined>(() =>
    // The page's own value is the last of the fields.
    own?.failure === null
      ? previewIn(own.fields.findLast(([field]) => field === PREVIEW_FIELD)?.[1])
      : undefined,
  )
  // Remounts the form after sending, for the next list.
  const [round, setRound] = useState(0)
  return {
    preview,
    round,
    isOpen: own !== undefined,
    /** The list has changed, so the preview is outdated. */
    forget: () => setPreview(undefined),
    async onSent(sent: Sent) {
      setPreview(previewIn(sent.show?.[PREVIEW_FIELD]))
      if (sent.show) return
      setRound(round + 1)
      await goOn(sent)
    },
  }
}
