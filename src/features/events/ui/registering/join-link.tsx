import { m } from '#messages/messages.js'
import { type ButtonSize, buttonClass } from '#ui-kit/button.tsx'
import { Video } from '#ui-kit/icons.ts'
import type { EventDetails } from '../../events.contract.ts'
import { useStaying } from './use-staying.ts'

interface JoinLinkProps {
  event: Pick<EventDetails, 'id' | 'title' | 'end_date_time'>
  size?: ButtonSize
  /** When there are several events on the page. */
  isNamed?: boolean
}

/**
 * A plain link: the server checks the person and redirects to the meeting. The page with the link reports who stays.
 */
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
