import { useId, useRef } from 'react'
import { m } from '#messages/messages.js'
import { CardGrid } from '#ui-kit/card.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { numberWords } from '#ui-kit/number-words.ts'
import { ErrorState } from '#ui-kit/page-states.tsx'
import { ShowMore } from '#ui-kit/show-more.tsx'
import { useGrowingList } from '#ui-kit/use-growing-list.ts'
import { ResourceCard } from '../catalogue/resource-card.tsx'
import styles from './creator-resources.module.css'
import { type CreatorListed, loadCreatorResources } from './load-creator-resources.ts'

interface CreatorResourcesProps {
  creator: { id: number }
  /** Such as "More by Meera Iyer". */
  title: string
  listed: CreatorListed
  /** A resource that is shown already. */
  without?: number
}

/** What somebody shared, the most liked first; without JavaScript it grows by a link to the library. */
export function CreatorResources({ creator, title, listed, without }: CreatorResourcesProps) {
  const { api } = useFormParts()
  const heading = useId()
  const list = useRef<HTMLDivElement>(null)
  const { items, total, isBusy, problem, grow } = useGrowingList(listed, (after) =>
    loadCreatorResources(api, { creator_id: creator.id, after }),
  )
  const others = items.filter(({ id }) => id !== without)
  const hidden = items.length - others.length
  if (others.length === 0 && items.length >= total) return null
  const grid = {
    get current() {
      return list.current?.querySelector('ul') ?? null
    },
  }
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div ref={list}>
        <CardGrid>
          {others.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} />
          ))}
        </CardGrid>
      </div>
      {problem && (
        <ErrorState title={m.creator_resources_failed()} headingLevel={3} isAnnounced>
          {problem}
        </ErrorState>
      )}
      {total > listed.items.length && (
        <ShowMore
          label={m.show_more()}
          shownText={m.shown_of({
            shown: numberWords(others.length),
            total: numberWords(total - hidden),
          })}
          shown={others.length}
          list={grid}
          hasMore={items.length < total}
          isBusy={isBusy}
          href={`/resource?creator=${creator.id}`}
          onMore={() => void grow()}
        />
      )}
    </section>
  )
}
