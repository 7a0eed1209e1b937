import { TurnButton } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import type { ButtonLook } from '#ui-kit/button.tsx'
import { UserRoundCheck, UserRoundPlus } from '#ui-kit/icons.ts'
import { followAction, useFollowed } from './follow-action.ts'

interface FollowButtonProps extends Omit<ButtonLook, 'className'> {
  id: number
  name: string
  followed: { isOn: boolean; count: number }
  onTurn: (followed: { isOn: boolean; count: number }) => void
}

/** Follows a person, or no longer. */
export function FollowButton({ id, name, followed, onTurn, ...look }: FollowButtonProps) {
  useFollowed((news) => {
    if (news.id === id) onTurn({ isOn: news.is_followed, count: news.followers })
  })
  return (
    <TurnButton
      {...look}
      id={id}
      wish="is_followed"
      call="POST /v2/user/follow/"
      action={followAction}
      turned={followed}
      onTurn={onTurn}
      failed={followed.isOn ? m.unfollow_failed() : m.follow_failed()}
      label={followed.isOn ? m.unfollow_label({ name }) : m.follow_label({ name })}
      hasOwnWords
    >
      {followed.isOn ? <UserRoundCheck aria-hidden="true" /> : <UserRoundPlus aria-hidden="true" />}
      {followed.isOn ? m.following() : m.follow()}
    </TurnButton>
  )
}
