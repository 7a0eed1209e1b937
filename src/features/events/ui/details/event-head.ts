import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { sharePicture } from '../../event-picture.contract.ts'
import type { EventDetails } from '../../events.contract.ts'
import { absolute, eventStructuredData } from './event-structured-data.ts'

/** Title, share preview and structured data of an event's page (decisions.md, Sharing). */
export function eventHead({ event, publicUrl }: { event: EventDetails; publicUrl: string }) {
  const facts = eventStructuredData(event, publicUrl)
  const address = `${publicUrl}/events/details/${event.id}`
  const isCancelled = event.status === 'Cancelled'
  const title = isCancelled ? m.event_cancelled_name({ title: event.title }) : event.title
  return {
    meta: [
      { title: m.page_title({ page: title, product: product.name }) },
      ...(isCancelled ? [{ name: 'robots', content: 'noindex' }] : []),
      { name: 'description', content: event.summary },
      { property: 'og:title', content: title },
      { property: 'og:description', content: event.summary },
      { property: 'og:type', content: 'article' },
      { property: 'og:url', content: address },
      { property: 'og:image', content: absolute(sharePicture(event.picture), publicUrl) },
      { property: 'og:image:alt', content: event.picture_alt },
    ],
    links: [{ rel: 'canonical', href: address }],
    scripts: facts ? [{ type: 'application/ld+json', children: facts }] : [],
  }
}
