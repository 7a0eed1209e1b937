import { sharePicture } from '#foundation/content/content-picture.contract.ts'
import { m } from '#messages/messages.js'
import { PageAddress } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import type { EventDetails } from '../../events.contract.ts'
import { shareText } from '../event-labels.ts'
import { absolute, eventStructuredData } from './event-structured-data.ts'

interface EventHeadProps {
  event: EventDetails
  publicUrl: string
  /** Path of the page that shows it: the event's own, or its recording's. */
  path?: string
}

/** Title, share preview and structured data of an event's page. */
export function EventHead({ event, publicUrl, path = `/events/details/${event.id}` }: EventHeadProps) {
  const facts = eventStructuredData(event, publicUrl)
  const words = shareText(event)
  const isCancelled = event.status === 'Cancelled'
  const title = isCancelled ? m.event_cancelled_name({ title: event.title }) : event.title
  return (
    <>
      <title>{pageTitle(title)}</title>
      {isCancelled ? <meta name="robots" content="noindex" /> : null}
      <meta name="description" content={words} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words} />
      <meta property="og:type" content="article" />
      <meta property="og:image" content={absolute(sharePicture(event.picture), publicUrl)} />
      <meta property="og:image:alt" content={event.picture_alt} />
      <PageAddress publicUrl={publicUrl} path={path} />
      {facts ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every `<` is escaped
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: facts }} />
      ) : null}
    </>
  )
}
