import { useState } from 'react'
import type { Api } from '#contract/client.ts'
import type { WireError } from '#contract/wire.ts'
import { useFormParts } from '#ui-kit/form-parts.ts'
import type { FormDraft } from '../drafts.contract.ts'
import { openedRevision } from './opened-revision.ts'

interface OpenedForm {
  /** The name of the form that is posted. */
  form: string
  draft: FormDraft | null
  /** The revision that was loaded; undefined for something new. */
  loaded: string | undefined
  /** The code of the refusal. */
  refusal: string
  /** Reads the revision of what the other window saved; undefined if it can't be read. */
  readRevision: (api: Api) => Promise<string | undefined>
}

/**
 * The revision that the form was opened with. If another window saved something else since, the form is refused once:
 * the person can read the other version, and saves over it knowingly.
 */
export function useOtherWindow({ form, draft, loaded, refusal, readRevision }: OpenedForm) {
  const { api, posted } = useFormParts()
  const isConflict = ({ code }: WireError) => code === refusal
  const own = posted?.name === form ? posted : undefined
  const wasRefused = own?.failure?.errors.some(isConflict) ?? false
  const opened = wasRefused ? undefined : openedRevision(own, draft)
  const [revision, setRevision] = useState(opened ?? loaded)
  const [hasSaved, setHasSaved] = useState(wasRefused)

  async function lookAgain(errors: readonly WireError[]) {
    setHasSaved(errors.some(isConflict))
    const now = errors.some(isConflict) ? await readRevision(api) : undefined
    if (now !== undefined) setRevision(now)
  }
  return { revision, hasSaved, lookAgain }
}
