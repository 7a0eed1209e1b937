import { pictureSet } from '#foundation/content/content-picture.contract.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Names } from '#ui-kit/names.tsx'
import { NewsItem } from '#ui-kit/news-item.tsx'
import { Picture } from '#ui-kit/picture.tsx'
import type { NewEventOfFollowed } from '../../following-news.contract.ts'
import { When } from '../catalogue/event-card.tsx'

/** A new event in the news: its speakers, announcement, type and date. */
export function EventNews({ event }: { event: NewEventOfFollowed }) {
  const { id, title, text_language, speakers, announced_at, event_type, picture } = event
  return (
    <NewsItem
      picture={
        <Picture
          ratio="6/5"
          src={picture}
          srcSet={pictureSet(picture)}
          sizes="(width < 600px) 100vw, 340px"
          alt=""
        />
      }
      title={title}
      language={text_language}
      href={`/events/details/${id}`}
      about={
        <>
          <Names names={speakers.map(({ name }) => name)} /> · {m.following_announced_on()}{' '}
          <DateTime moment={announced_at} kind="date" />
        </>
      }
    >
      <bdi>{event_type.name}</bdi> · <When event={event} />
    </NewsItem>
  )
}
