import { useRouter, useRouterState } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Failure } from '#contract/wire.ts'
import { EventNews } from '#features/events/ui/index.ts'
import { ResourceNews } from '#features/resources/ui/index.ts'
import { m } from '#messages/messages.js'
import { FailedPart } from '#ui-kit/failed-part.tsx'
import { newsListClass } from '#ui-kit/news-item.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { ShowMore } from '#ui-kit/show-more.tsx'
import type { ListedNews } from './load-following.ts'
import styles from './my-parts.module.css'

/** Resources and events of the people whom the viewer follows, newest first. */
export function FollowingNews({ news }: { news: ListedNews | Failure }) {
  return (
    <section aria-labelledby="news" className={styles.list}>
      <h2 id="news">{m.following_news_title()}</h2>
      {'success' in news ? <FailedPart problem={news.data.message} /> : <Listed news={news} />}
    </section>
  )
}

function Listed({ news: { items, total, nextPage } }: { news: ListedNews }) {
  const router = useRouter()
  const isBusy = useRouterState({ select: ({ isLoading }) => isLoading })
  const list = useRef<HTMLUListElement>(null)
  // Stays mounted when the list is complete, because it moves the focus to the first new item.
  const [hasGrown, setHasGrown] = useState(false)
  if (items.length === 0) return <p className={styles.soft}>{m.following_news_none()}</p>
  const href = `/my-pankh-page?tab=following&page=${nextPage}`
  return (
    <>
      <ul ref={list} className={newsListClass}>
        {items.map((item) =>
          item.kind === 'resource' ? (
            <ResourceNews key={`resource-${item.resource.id}`} resource={item.resource} />
          ) : (
            <EventNews key={`event-${item.event.id}`} event={item.event} />
          ),
        )}
      </ul>
      {(total > items.length || hasGrown) && (
        <ShowMore
          label={m.show_more()}
          shownText={m.shown_of({ shown: numberLabel(items.length), total: numberLabel(total) })}
          shown={items.length}
          list={list}
          hasMore={nextPage !== null}
          isBusy={isBusy}
          href={href}
          onMore={() => {
            setHasGrown(true)
            void router.navigate({ href, replace: true, resetScroll: false })
          }}
        />
      )}
    </>
  )
}
