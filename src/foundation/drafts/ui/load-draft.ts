import type { Api } from '#contract/client.ts'
import type { FormDraft } from '../drafts.contract.ts'

/**
 * The person's draft of a form about `subject`, 0 for something new. Null if there is none or it can't be loaded: the
 * form then starts with what is saved.
 */
export async function loadDraft(
  api: Api,
  of: { form: string; subject: number | string },
): Promise<FormDraft | null> {
  const answer = await api('GET /user/draft/', { query: of })
  return answer.success ? answer.data : null
}
