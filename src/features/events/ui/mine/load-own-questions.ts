import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { OWN_LENGTH, ownLength } from '#foundation/reviews/own-reviews.contract.ts'
import type { OwnQuestion } from '../../own-feedback.contract.ts'

export interface ListedOwnQuestions {
  items: OwnQuestion[]
  total: number
}

/**
 * Loads the input of `OwnQuestions`: from the start up to the page in the address, or after the question with this
 * id.
 */
export async function loadOwnQuestions(
  api: Api,
  search: { page?: number },
  after?: number,
): Promise<ListedOwnQuestions | Failure> {
  const length = after === undefined ? ownLength(search) : OWN_LENGTH
  const answer = await api('POST /v2/event/question/own/list/', { body: { length, after } })
  return answer.success ? { items: answer.data, total: answer.recordsTotal } : answer
}
