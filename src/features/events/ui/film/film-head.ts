import type { EventDetails } from '../../events.contract.ts'
import { onDemandAddress } from '../../on-demand-address.contract.ts'
import { eventHead } from '../details/event-head.ts'

/** As of the event's page, with the film's own address. */
export function filmHead({ event, publicUrl }: { event: EventDetails; publicUrl: string }) {
  const head = eventHead({ event, publicUrl })
  const address = `${publicUrl}${onDemandAddress(event)}`
  return {
    ...head,
    meta: head.meta.map((tag) =>
      'property' in tag && tag.property === 'og:url' ? { ...tag, content: address } : tag,
    ),
    links: [{ rel: 'canonical', href: address }],
  }
}
