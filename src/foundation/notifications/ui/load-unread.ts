import type { Api } from '#contract/client.ts'
import type { CountedUnread } from '../notifications.contract.ts'

/** The viewer's number of unread notifications; null if unknown, and the bell shows no number. */
export async function loadUnread(api: Api): Promise<CountedUnread | null> {
  const answer = await api('GET /v2/user/notification/count/', {})
  return answer.success ? answer.data : null
}
