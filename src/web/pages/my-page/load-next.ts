import type { Api } from '#contract/client.ts'
import type { OwnEvent } from '#features/events/own-events.contract.ts'
import { placeLeft } from '#features/events/ui/index.ts'
import { loadBegunResources } from '#features/resources/ui/index.ts'
import type { BegunDraft } from '#foundation/drafts/drafts.contract.ts'

/** What the person can do next with one press; each is null if there is nothing. */
export interface Next {
  /** The event they can join now, or where a seat is offered to them. */
  event: OwnEvent | null
  /** The recording they watched last and left before its end. */
  film: OwnEvent | null
  /** The resource form they began last and haven't sent. */
  draft: BegunDraft | null
  /** The latest event whose certificate they earned and haven't downloaded. */
  certificate: OwnEvent | null
}

/** How many events of each part to search: a seat may be offered for an event far ahead. */
const MOST_UPCOMING = 30
const LOOKED_AT = 6
const MOST_CERTIFICATES = 100

/** The data of `NextForYou`. What fails to load is left out, because the tabs report errors. */
export async function loadNext(api: Api): Promise<Next> {
  const own = (part: 'upcoming' | 'on_demand' | 'past', length = LOOKED_AT) =>
    api('POST /v2/event/own/list/', { body: { part, length } })
  const [upcoming, films, past, issued, begun] = await Promise.all([
    own('upcoming', MOST_UPCOMING),
    own('on_demand'),
    own('past'),
    api('POST /v2/event/certificate/own/list/', { body: { length: MOST_CERTIFICATES } }),
    loadBegunResources(api),
  ])
  const watched = films.success ? films.data : []
  const attended = [...(past.success ? past.data : []), ...watched]
  return {
    event: (upcoming.success && upcoming.data.find(isUrgent)) || null,
    film: watched.find(({ film }) => placeLeft(film) !== null) ?? null,
    draft: (begun.success && begun.data[0]) || null,
    certificate: issued.success ? toFetch(attended, issued) : null,
  }
}

const isUrgent = ({ status, can, registration }: OwnEvent) =>
  status !== 'Cancelled' && (can.join || registration?.status === 'offered')

interface Issued {
  data: readonly { event: { id: number } | null }[]
  awaiting_review: readonly number[]
}

/** Certificates are issued on first download, some only after a review. A revoked one isn't offered again. */
export function toFetch(events: OwnEvent[], { data, awaiting_review }: Issued): OwnEvent | null {
  const leftOut = new Set([...data.map(({ event }) => event?.id), ...awaiting_review])
  const isReady = ({ id, has_certificate, user_event_status }: OwnEvent) =>
    has_certificate && user_event_status === 'Attended' && !leftOut.has(id)
  return events.find(isReady) ?? null
}

export const hasNext = (next: Next): boolean => Object.values(next).some((one) => one !== null)
