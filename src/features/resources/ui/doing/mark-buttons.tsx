import type { Api } from '#contract/client.ts'
import { defineAutoAction, type Toggle, ToggleButton } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import type { ButtonLook } from '#ui-kit/button.tsx'
import { freshNews } from '#ui-kit/fresh-news.ts'
import { Bookmark, Heart } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { useShown } from '#ui-kit/use-shown.ts'
import type { ResourceCard } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'

interface BookmarkButtonProps extends Omit<ButtonLook, 'className'> {
  /** The resource as loaded. */
  resource: Pick<ResourceDetails, 'id' | 'is_bookmarked' | 'bookmarks_count'>
}

/** Bookmarks a resource. */
export function BookmarkButton({ resource, ...look }: BookmarkButtonProps) {
  const [{ id, is_bookmarked, bookmarks_count }, show] = useShown(resource)
  const toggle = (isOn: boolean, count: number) => show({ id, is_bookmarked: isOn, bookmarks_count: count })
  useMarks((fresh) => {
    if (fresh.mark === 'bookmark' && fresh.id === id) toggle(fresh.isOn, fresh.count)
  })
  return (
    <ToggleButton
      {...look}
      id={id}
      wish="is_bookmarked"
      call="POST /v2/resource/bookmark/"
      action={bookmarkAction}
      state={{ isOn: is_bookmarked, count: bookmarks_count }}
      onToggle={({ isOn, count }) => toggle(isOn, count)}
      failed={is_bookmarked ? m.resource_unbookmark_failed() : m.resource_bookmark_failed()}
      label={m.resource_bookmark()}
    >
      <Bookmark aria-hidden="true" />
      {m.resource_bookmark()}
    </ToggleButton>
  )
}

interface LikeButtonProps extends Omit<ButtonLook, 'className'> {
  /** The resource as loaded. */
  resource: Pick<ResourceCard, 'id' | 'title' | 'is_liked' | 'likes_count'>
}

/** Likes a resource. */
export function LikeButton({ resource, ...look }: LikeButtonProps) {
  const [{ id, title, is_liked, likes_count }, show] = useShown(resource)
  const toggle = (isOn: boolean, count: number) => show({ id, title, is_liked: isOn, likes_count: count })
  useMarks((fresh) => {
    if (fresh.mark === 'like' && fresh.id === id) toggle(fresh.isOn, fresh.count)
  })
  const shown = numberLabel(likes_count)
  return (
    <ToggleButton
      {...look}
      id={id}
      wish="is_liked"
      call="POST /v2/resource/like/"
      action={likeAction}
      state={{ isOn: is_liked, count: likes_count }}
      onToggle={({ isOn, count }) => toggle(isOn, count)}
      failed={m.resource_like_failed()}
      label={m.resource_like_label({ shown, title })}
    >
      <Heart aria-hidden="true" />
      {m.resource_like_count({ shown })}
    </ToggleButton>
  )
}

/* A visitor's actions continue after log-in (docs/rules/accounts.md, Pending actions). */
const likeAction = defineAutoAction<Toggle>({
  name: 'resource-like',
  reason: m.resource_like_log_in,
  run: likeResource,
})
const bookmarkAction = defineAutoAction<Toggle>({
  name: 'resource-bookmark',
  reason: m.resource_bookmark_log_in,
  run: bookmarkResource,
})

/** A mark that this tab has just toggled. */
interface FreshMark {
  mark: 'like' | 'bookmark'
  id: number
  isOn: boolean
  count: number
}

export const { publish: publishMark, useNews: useMarks } = freshNews<FreshMark>()

async function likeResource(api: Api, { id, isOn, showsMessage }: Toggle) {
  const answer = await api('POST /v2/resource/like/', { body: { id, is_liked: isOn } })
  if (!answer.success) return answer
  const { message, is_liked, likes_count } = answer.data
  publishMark({ mark: 'like', id, isOn: is_liked, count: likes_count })
  return { success: true as const, toast: showsMessage ? message : undefined }
}

async function bookmarkResource(api: Api, { id, isOn, showsMessage }: Toggle) {
  const answer = await api('POST /v2/resource/bookmark/', { body: { id, is_bookmarked: isOn } })
  if (!answer.success) return answer
  const { message, is_bookmarked, bookmarks_count } = answer.data
  publishMark({ mark: 'bookmark', id, isOn: is_bookmarked, count: bookmarks_count })
  return { success: true as const, toast: showsMessage ? message : undefined }
}
