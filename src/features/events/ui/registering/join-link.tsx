import { m } from '#messages/messages.js'
import { type ButtonSize, buttonClass } from '#ui-kit/button.tsx'
import { Video } from '#ui-kit/icons.ts'
import type { EventDetails } from '../../events.contract.ts'
import { useStaying } from './use-staying.ts'

interface JoinLinkProps {
  event: Pick<EventDetails, 'id' | 'title' | 'end_date_time'>
  size?: ButtonSize
  /** Among several events. */
  isNamed?: boolean
}

/** A plain link: the server checks who comes, and leads into the meeting. The page that shows it says who stays. */
export function JoinLink({ event, size, isNamed }: JoinLinkProps) {
  const { id, title } = event
  useStaying(event)
  return (
    <a
      className={buttonClass({ variant: 'primary', size, isWide: true })}
      href={`/events/details/${id}/join`}
      target="_blank"
      rel="noopener"
    >
      <Video aria-hidden="true" />
      {m.registration_join()}{' '}
      <span className="visually-hidden">
        {isNamed && title} {m.opens_in_new_tab()}
      </span>
    </a>
  )
}
