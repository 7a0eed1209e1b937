import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { Bookmark, type Icon, LibraryBig, Pencil, Plus } from '#ui-kit/icons.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import type { OwnPart } from './mine-search.ts'
import styles from './my-resources.module.css'

interface Nothing {
  icon: Icon
  title: () => string
  help: () => string
  /** Links to continue, the main one first. */
  ways: readonly ('find' | 'make')[]
}

const nothing: Record<OwnPart | 'all', Nothing> = {
  all: {
    icon: LibraryBig,
    title: m.my_resources_none_title,
    help: m.my_resources_none_help,
    ways: ['find', 'make'],
  },
  made: {
    icon: Plus,
    title: m.my_resources_none_made_title,
    help: m.my_resources_none_made_help,
    ways: ['make'],
  },
  drafts: {
    icon: Pencil,
    title: m.my_resources_none_drafts_title,
    help: m.my_resources_none_drafts_help,
    ways: ['make'],
  },
  bookmarked: {
    icon: Bookmark,
    title: m.my_resources_none_bookmarked_title,
    help: m.my_resources_none_bookmarked_help,
    ways: ['find'],
  },
}

const ways = {
  find: { to: '/resource', label: m.my_resources_find },
  make: { to: '/resource/add', label: m.resources_share_own },
} as const

/** Says what will appear here, with links to add to it. */
export function NothingOfMine({ own = 'all' }: { own: OwnPart | 'all' | undefined }) {
  const { icon, title, help, ways: on } = nothing[own]
  return (
    <EmptyState
      icon={icon}
      title={title()}
      headingLevel={3}
      action={
        <div className={styles.ways}>
          {on.map((way, place) => (
            <Link
              key={way}
              to={ways[way].to}
              className={buttonClass({ variant: place === 0 ? 'primary' : 'second' })}
            >
              {ways[way].label()}
            </Link>
          ))}
        </div>
      }
    >
      {help()}
    </EmptyState>
  )
}
