import type { WireRequest } from '#contract/client.ts'
import type { AnalyticsEvent, AnalyticsEventKey } from '../../analytics.contract.ts'

type Task = Pick<AnalyticsEvent, 'key' | 'subject_id'>

/** The calls that complete a main task. */
const CALLS: Readonly<Record<string, AnalyticsEventKey>> = {
  'POST /user/register/': 'sign_up',
  'POST /v2/event/register/': 'register_event',
  'POST /v2/event/watch/': 'watch_film',
  'POST /v2/event/registers/': 'register_program',
  'POST /v2/resource/bookmark/': 'save_resource',
  'POST /v2/resource/share/': 'share',
  'POST /v2/resource/add/': 'publish_resource',
  'POST /program/subscription/': 'start_campaign',
  'POST /program/org/campaign/subscription/': 'start_campaign',
  'POST /program/landing/complete/': 'complete_program',
}

/** Videos already counted: a player reports its position again and again. */
const watched = new Set<number | undefined>()

/** The task that a successful call completes. */
export function taskOfCall({ method, url, body }: WireRequest): Task | undefined {
  const key = CALLS[`${method} ${url.split('?')[0]}`]
  if (!key) return undefined
  const { id, is_bookmarked } = (body ?? {}) as { id?: unknown; is_bookmarked?: unknown }
  const subject_id = typeof id === 'number' ? id : undefined
  if (key === 'save_resource' && is_bookmarked === false) return undefined
  if (key === 'watch_film') {
    if (watched.has(subject_id)) return undefined
    watched.add(subject_id)
  }
  return { key, ...(subject_id === undefined ? {} : { subject_id }) }
}

const JOIN = /^\/events\/details\/(\d+)\/join$/

/** The task that a click on a link completes. */
export function taskOfLink(link: HTMLAnchorElement): Task | undefined {
  const { pathname, origin } = link
  if (origin !== location.origin) return undefined
  const event = JOIN.exec(pathname)?.[1]
  if (event) return { key: 'join_event', subject_id: Number(event) }
  const isOfResource = location.pathname.startsWith('/resource/')
  return isOfResource && link.hasAttribute('download') ? { key: 'open_file' } : undefined
}
