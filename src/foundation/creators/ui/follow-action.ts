import type { Api } from '#contract/client.ts'
import { defineAutoAction, type Turning } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { freshNews } from '#ui-kit/fresh-news.ts'

/** The people whom this tab has just begun or ended to follow. */
export const { tell: tellFollowed, useNews: useFollowed } = freshNews<{
  id: number
  is_followed: boolean
  followers: number
}>()

async function follow(api: Api, { id, isOn, isSaid }: Turning) {
  const answer = await api('POST /v2/user/follow/', { body: { id, is_followed: isOn } })
  if (!answer.success) return answer
  const { message, is_followed, followers } = answer.data
  tellFollowed({ id, is_followed, followers })
  return { success: true as const, toast: isSaid ? message : undefined }
}

/* What a visitor tried goes on after log-in (docs/rules/accounts.md, Pending actions). */
export const followAction = defineAutoAction<Turning>({
  name: 'follow',
  reason: m.follow_log_in,
  run: follow,
})
