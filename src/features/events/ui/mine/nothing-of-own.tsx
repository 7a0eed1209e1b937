import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { CalendarDays, CirclePlay, Clock, type Icon } from '#ui-kit/icons.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'

interface Nothing {
  icon: Icon
  title: () => string
  help: () => string
  find: () => string
}

const nothing: Record<'upcoming' | 'past' | 'films', Nothing> = {
  upcoming: {
    icon: CalendarDays,
    title: m.my_events_none_title,
    help: m.my_events_none_help,
    find: m.my_events_find,
  },
  past: {
    icon: Clock,
    title: m.my_events_none_past_title,
    help: m.my_events_none_past_help,
    find: m.my_events_find,
  },
  films: {
    icon: CirclePlay,
    title: m.my_videos_none_title,
    help: m.my_videos_none_help,
    find: m.my_videos_find,
  },
}

/** Says what will appear here, with a link to find it. */
export function NothingOfOwn({ what }: { what: keyof typeof nothing }) {
  const { icon, title, help, find } = nothing[what]
  return (
    <EmptyState
      icon={icon}
      title={title()}
      headingLevel={3}
      action={
        <Link
          to="/"
          search={{ status: what === 'films' ? 'on-demand' : 'upcoming' }}
          className={buttonClass({ variant: 'primary' })}
        >
          {find()}
        </Link>
      }
    >
      {help()}
    </EmptyState>
  )
}
