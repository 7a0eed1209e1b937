import type { Api } from '#contract/client.ts'
import type { CountedUnread } from '../notifications.contract.ts'

/** How many are new to whoever is signed in. Null where it is not known: the bell then stands without a number. */
export async function loadUnread(api: Api): Promise<CountedUnread | null> {
  const answer = await api('GET /v2/user/notification/count/', {})
  return answer.success ? answer.data : null
}
