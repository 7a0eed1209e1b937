import type { Api } from '#contract/client.ts'
import type { Turning } from '#foundation/accounts/ui/index.ts'
import { freshNews } from '#ui-kit/fresh-news.ts'

/** What this tab has just turned on or off at a resource. */
interface FreshMark {
  mark: 'like' | 'bookmark'
  id: number
  isOn: boolean
  count: number
}

export const { tell: tellMark, useNews: useMarks } = freshNews<FreshMark>()

export async function likeResource(api: Api, { id, isOn, isSaid }: Turning) {
  const answer = await api('POST /v2/resource/like/', { body: { id, is_liked: isOn } })
  if (!answer.success) return answer
  const { message, is_liked, likes_count } = answer.data
  tellMark({ mark: 'like', id, isOn: is_liked, count: likes_count })
  return { success: true as const, toast: isSaid ? message : undefined }
}

export async function bookmarkResource(api: Api, { id, isOn, isSaid }: Turning) {
  const answer = await api('POST /v2/resource/bookmark/', { body: { id, is_bookmarked: isOn } })
  if (!answer.success) return answer
  const { message, is_bookmarked, bookmarks_count } = answer.data
  tellMark({ mark: 'bookmark', id, isOn: is_bookmarked, count: bookmarks_count })
  return { success: true as const, toast: isSaid ? message : undefined }
}
