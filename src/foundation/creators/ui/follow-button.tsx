import type { Api } from '#contract/client.ts'
import { defineAutoAction, type Toggle, ToggleButton } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import type { ButtonLook } from '#ui-kit/button.tsx'
import { freshNews } from '#ui-kit/fresh-news.ts'
import { UserRoundCheck, UserRoundPlus } from '#ui-kit/icons.ts'

interface FollowButtonProps extends Omit<ButtonLook, 'className'> {
  id: number
  name: string
  followed: { isOn: boolean; count: number }
  onToggle: (followed: { isOn: boolean; count: number }) => void
}

export function FollowButton({ id, name, followed, onToggle, ...look }: FollowButtonProps) {
  useFollowed((news) => {
    if (news.id === id) onToggle({ isOn: news.is_followed, count: news.followers })
  })
  return (
    <ToggleButton
      {...look}
      id={id}
      wish="is_followed"
      call="POST /v2/user/follow/"
      action={followAction}
      state={followed}
      onToggle={onToggle}
      failed={followed.isOn ? m.unfollow_failed() : m.follow_failed()}
      label={followed.isOn ? m.unfollow_label({ name }) : m.follow_label({ name })}
      hasOwnWords
    >
      {followed.isOn ? <UserRoundCheck aria-hidden="true" /> : <UserRoundPlus aria-hidden="true" />}
      {followed.isOn ? m.following() : m.follow()}
    </ToggleButton>
  )
}

/** Follows and unfollows of this tab, so that every button for the person updates. */
const { publish: publishFollowed, useNews: useFollowed } = freshNews<{
  id: number
  is_followed: boolean
  followers: number
}>()

async function follow(api: Api, { id, isOn, showsMessage }: Toggle) {
  const answer = await api('POST /v2/user/follow/', { body: { id, is_followed: isOn } })
  if (!answer.success) return answer
  const { message, is_followed, followers } = answer.data
  publishFollowed({ id, is_followed, followers })
  return { success: true as const, toast: showsMessage ? message : undefined }
}

/* A visitor's press runs after log-in (docs/rules/accounts.md, Pending actions). */
const followAction = defineAutoAction<Toggle>({
  name: 'follow',
  reason: m.follow_log_in,
  run: follow,
})
