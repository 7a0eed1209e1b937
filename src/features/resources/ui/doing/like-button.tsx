import { TurnButton } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import type { ButtonLook } from '#ui-kit/button.tsx'
import { Heart } from '#ui-kit/icons.ts'
import { numberWords } from '#ui-kit/number-words.ts'
import { useShown } from '#ui-kit/use-shown.ts'
import type { ResourceCard } from '../../resource-card.contract.ts'
import { likeAction } from './doing-actions.ts'
import { useMarks } from './doing-calls.ts'

interface LikeButtonProps extends Omit<ButtonLook, 'className'> {
  /** As it was loaded. */
  resource: Pick<ResourceCard, 'id' | 'title' | 'is_liked' | 'likes_count'>
}

/** One's like of a resource. */
export function LikeButton({ resource, ...look }: LikeButtonProps) {
  const [{ id, title, is_liked, likes_count }, show] = useShown(resource)
  const turn = (isOn: boolean, count: number) => show({ id, title, is_liked: isOn, likes_count: count })
  useMarks((fresh) => {
    if (fresh.mark === 'like' && fresh.id === id) turn(fresh.isOn, fresh.count)
  })
  const shown = numberWords(likes_count)
  return (
    <TurnButton
      {...look}
      id={id}
      wish="is_liked"
      call="POST /v2/resource/like/"
      action={likeAction}
      turned={{ isOn: is_liked, count: likes_count }}
      onTurn={({ isOn, count }) => turn(isOn, count)}
      failed={m.resource_like_failed()}
      label={m.resource_like_label({ shown, title })}
    >
      <Heart aria-hidden="true" />
      {m.resource_like_count({ shown })}
    </TurnButton>
  )
}
