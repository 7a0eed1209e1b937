import { TurnButton } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import type { ButtonLook } from '#ui-kit/button.tsx'
import { Bookmark, Check } from '#ui-kit/icons.ts'
import { useShown } from '#ui-kit/use-shown.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { bookmarkAction } from './doing-actions.ts'
import { useMarks } from './doing-calls.ts'

interface BookmarkButtonProps extends Omit<ButtonLook, 'className'> {
  /** As it was loaded. */
  resource: Pick<ResourceDetails, 'id' | 'is_bookmarked' | 'bookmarks_count'>
}

/** Keeps a resource among one's own. */
export function BookmarkButton({ resource, ...look }: BookmarkButtonProps) {
  const [{ id, is_bookmarked, bookmarks_count }, show] = useShown(resource)
  const turn = (isOn: boolean, count: number) => show({ id, is_bookmarked: isOn, bookmarks_count: count })
  useMarks((fresh) => {
    if (fresh.mark === 'bookmark' && fresh.id === id) turn(fresh.isOn, fresh.count)
  })
  return (
    <TurnButton
      {...look}
      id={id}
      wish="is_bookmarked"
      call="POST /v2/resource/bookmark/"
      action={bookmarkAction}
      turned={{ isOn: is_bookmarked, count: bookmarks_count }}
      onTurn={({ isOn, count }) => turn(isOn, count)}
      failed={is_bookmarked ? m.resource_unbookmark_failed() : m.resource_bookmark_failed()}
      label={is_bookmarked ? m.resource_bookmarked_label() : m.resource_bookmark()}
      hasOwnWords
    >
      {is_bookmarked ? <Check aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      {is_bookmarked ? m.resource_bookmarked_short() : m.resource_bookmark()}
    </TurnButton>
  )
}
