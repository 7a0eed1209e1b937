import { type ReactNode, useId, useRef } from 'react'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { CardGrid } from '#ui-kit/card.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { ErrorState } from '#ui-kit/page-states.tsx'
import { ShowMore } from '#ui-kit/show-more.tsx'
import { useGrowingList } from '#ui-kit/use-growing-list.ts'
import styles from './growing-part.module.css'

interface Cards<Card> {
  items: Card[]
  total: number
}

interface GrowingPartProps<Card> {
  title: string
  listed: Cards<Card>
  /** Loads what follows the card with this id. */
  loadAfter: (id: number) => Promise<Cards<Card> | Failure>
  failedTitle: string
  /** The address of the full list, for people without JavaScript. */
  moreAt: string
  /** The id of the page's own subject, which is left out. */
  without?: number | undefined
  children: (card: Card) => ReactNode
}

interface NamedPartProps {
  title: string
  /** Links away from the page's subject, so it isn't printed. */
  leadsElsewhere?: boolean
  children: ReactNode
}

/** A section of a page with its heading. */
export function NamedPart({ title, leadsElsewhere, children }: NamedPartProps) {
  const heading = useId()
  return (
    <section
      className={styles.part}
      aria-labelledby={heading}
      data-leads-elsewhere={leadsElsewhere || undefined}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

/** A section with a list of cards that grows in place; renders nothing if the list is empty. */
export function GrowingPart<Card extends { id: number }>(props: GrowingPartProps<Card>) {
  const { title, listed, loadAfter, failedTitle, moreAt, without, children } = props
  const list = useRef<HTMLDivElement>(null)
  const { items, total, isLong, isBusy, problem, grow } = useGrowingList(listed, loadAfter)
  const shown = items.filter(({ id }) => id !== without)
  const leftOut = items.length - shown.length
  if (shown.length === 0 && items.length >= total) return null
  const grid = {
    get current() {
      return list.current?.querySelector('ul') ?? null
    },
  }
  return (
    <NamedPart title={title} leadsElsewhere={without !== undefined}>
      <div ref={list}>
        <CardGrid>{shown.map(children)}</CardGrid>
      </div>
      {problem && (
        <ErrorState title={failedTitle} headingLevel={3} isAnnounced>
          {problem}
        </ErrorState>
      )}
      {isLong && (
        <ShowMore
          label={m.show_more()}
          shownText={m.shown_of({ shown: numberLabel(shown.length), total: numberLabel(total - leftOut) })}
          shown={shown.length}
          list={grid}
          hasMore={items.length < total}
          isBusy={isBusy}
          href={moreAt}
          onMore={() => void grow()}
        />
      )}
    </NamedPart>
  )
}
