import type { PostedForm } from '#contract/page-form.ts'
import type { FormDraft } from '../drafts.contract.ts'

/**
 * The revision that a form was opened with: as it was posted without JavaScript, if it was refused, else that of its
 * draft. Undefined if it has neither.
 */
export const openedRevision = (
  posted: PostedForm | undefined,
  draft: FormDraft | null,
): string | undefined => (posted ? new Map(posted.fields).get('revision') : draft?.fields.revision?.[0])
