import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import type { EventDetails } from '../../events.contract.ts'
import { absolute, eventStructuredData } from './event-structured-data.ts'

/** Title, share preview and structured data of an event's page (decisions.md, Sharing). */
export function eventHead({ event, publicUrl }: { event: EventDetails; publicUrl: string }) {
  const facts = eventStructuredData(event, publicUrl)
  const address = `${publicUrl}/events/details/${event.id}`
  return {
    meta: [
      { title: m.page_title({ page: event.title, product: product.name }) },
      { name: 'description', content: event.summary },
      { property: 'og:title', content: event.title },
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

/** Messengers show no SVG: each drawn motif has a PNG of 1200 by 630 beside it. */
function sharePicture(picture: string): string {
  return picture.startsWith('/art/') ? picture.replace(/\.svg$/, '.png') : picture
}
