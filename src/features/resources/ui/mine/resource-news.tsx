import { m } from '#messages/messages.js'
import { ageLabel } from '#ui-kit/age-label.ts'
import { DateTime } from '#ui-kit/date-time.tsx'
import { NewsItem } from '#ui-kit/news-item.tsx'
import { Picture } from '#ui-kit/picture.tsx'
import type { NewResourceOfFollowed } from '../../following-news.contract.ts'
import { resourceAddress } from '../../resource-card.contract.ts'

/** A new resource in the news: by whom, since when, its type and audience. */
export function ResourceNews({ resource }: { resource: NewResourceOfFollowed }) {
  const { title, language, type, age_groups, created_by, shared_at, picture, is_page } = resource
  const kinds = [type?.name, age_groups.length > 0 ? ageLabel(age_groups) : undefined]
  return (
    <NewsItem
      picture={<Picture ratio="6/5" src={picture} alt="" isWhole={is_page} />}
      title={title}
      language={language}
      href={resourceAddress(resource)}
      about={
        <>
          {created_by && <>{m.resource_by({ name: created_by.name })} · </>}
          {m.following_shared_on()} <DateTime moment={shared_at} kind="date" />
        </>
      }
    >
      {kinds.filter(Boolean).join(' · ')}
    </NewsItem>
  )
}
