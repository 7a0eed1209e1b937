import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'

/** Loads the data of an account page; null if nobody is logged in, and the page shows `AccountNeeded`. */
export async function loadOwn<Data>(
  { api, hasCookie }: { api: Api; hasCookie: boolean },
  call: (api: Api) => Promise<{ success: true; data: Data } | Failure>,
): Promise<Data | null> {
  if (!hasCookie) return null
  const answer = await call(api)
  if (answer.success) return answer.data
  return answer.status === 401 ? null : pageCannotShow(answer)
}
