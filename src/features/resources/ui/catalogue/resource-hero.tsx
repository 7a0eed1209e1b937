import { Link } from '@tanstack/react-router'
import type { Term } from '#contract/wire.ts'
import { ListHero } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { Plus } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import styles from './resource-hero.module.css'
import { type ResourceSearch, resourceCatalogue } from './resource-search.ts'

interface LibraryInfo {
  resources_count: number
  creators_count: number
  likes_count: number
}

interface ResourceHeroProps {
  search: ResourceSearch
  topics: { tags: Term[]; skills: Term[] }
  /** Undefined if it couldn't be loaded. */
  info: LibraryInfo | undefined
}

/** An introduction to the library, the search and some figures. */
export function ResourceHero({ search, topics, info }: ResourceHeroProps) {
  return (
    <ListHero
      catalogue={resourceCatalogue}
      search={search}
      title={m.resources_heading()}
      shortTitle={m.resources_title()}
      lead={m.resources_lead()}
      searchLabel={m.resources_search_label()}
      searchHint={m.resources_search_hint()}
      popularLabel={m.resources_popular()}
      topics={topics}
      line={
        <div className={styles.line}>
          {info && info.resources_count > 0 && <p>{inNumbers(info)}</p>}
          {/* No preloading: a visitor would be refused, and the editor is large. */}
          <Link to="/resource/add" preload={false} className={buttonClass({ className: styles.share })}>
            <Plus aria-hidden="true" />
            {m.resources_share_own()}
          </Link>
        </div>
      }
    />
  )
}

/** '126 resources · 10 creators · 2,431 likes' */
function inNumbers({ resources_count, creators_count, likes_count }: LibraryInfo): string {
  const parts = [
    [m.resources_count_resources, resources_count],
    [m.resources_count_creators, creators_count],
    [m.resources_count_likes, likes_count],
  ] as const
  return parts
    .filter(([, count]) => count > 0)
    .map(([inWords, count]) => inWords({ count, shown: numberLabel(count) }))
    .join(' · ')
}
