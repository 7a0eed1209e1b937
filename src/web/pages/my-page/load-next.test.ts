import { describe, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { loadNext } from './load-next.ts'

const event = (id: number, more: object = {}) => ({
  id,
  status: 'Scheduled',
  registration: { status: 'registered' },
  film: null,
  has_certificate: true,
  user_event_status: 'Registered',
  ...more,
})
const list = (data: object[], more: object = {}) => ({ success: true, data, ...more })
const film = (position_seconds: number) => ({ duration_seconds: 600, watched_seconds: 100, position_seconds })

interface Lists {
  upcoming?: object[]
  on_demand?: object[]
  past?: object[]
  certificates?: object[]
  drafts?: object[]
}

interface Mine extends Lists {
  awaiting_review?: number[]
}

/** The calls of a person with these things; calls for missing ones fail. */
const mine = (things: Mine) =>
  (async (name: string, { body }: { body?: { part: keyof Lists } }) => {
    const key = name.includes('certificate') ? 'certificates' : name.includes('draft') ? 'drafts' : body?.part
    const found = key && things[key]
    return found ? list(found, { awaiting_review: things.awaiting_review ?? [] }) : { success: false }
  }) as unknown as Api

describe('what is next for somebody', () => {
  it('is the event that can be joined now, or the place that is offered, and no other one', async () => {
    const can = { join: true }
    const upcoming = [
      event(1, { can: { join: false } }),
      event(2, { status: 'Cancelled', can }),
      event(3, { can }),
    ]
    expect((await loadNext(mine({ upcoming }))).event?.id).toBe(3)
    const offered = event(4, { can: { join: false }, registration: { status: 'offered' } })
    expect((await loadNext(mine({ upcoming: [...upcoming.slice(0, 2), offered] }))).event?.id).toBe(4)
    expect((await loadNext(mine({ upcoming: upcoming.slice(0, 2) }))).event).toBeNull()
  })

  it('is the film that was left in the middle, not one that was watched to its end', async () => {
    const on_demand = [
      event(1, { film: film(598) }),
      event(2, { film: film(0) }),
      event(3, { film: film(42) }),
    ]
    expect((await loadNext(mine({ on_demand }))).film?.id).toBe(3)
  })

  it('is a certificate that was earned and not fetched yet', async () => {
    const attended = { user_event_status: 'Attended' }
    const past = [
      event(1),
      event(2, attended),
      event(3, { ...attended, has_certificate: false }),
      event(4, attended),
    ]
    const certificates = [{ event: { id: 2 } }, { event: null }]
    expect((await loadNext(mine({ past, certificates }))).certificate?.id).toBe(4)
    expect((await loadNext(mine({ past }))).certificate).toBeNull()
  })

  it('is no certificate that still needs a review, and the next ready one instead', async () => {
    const attended = { user_event_status: 'Attended' }
    const past = [event(2, attended), event(4, attended)]
    const things = { past, certificates: [], awaiting_review: [2] }
    expect((await loadNext(mine(things))).certificate?.id).toBe(4)
    expect((await loadNext(mine({ ...things, awaiting_review: [2, 4] }))).certificate).toBeNull()
  })

  it('is the draft that was begun last, and nothing where nothing can be had', async () => {
    const drafts = [{ subject: 0, title: 'Socks', saved_at: '2026-01-15T06:30:00Z' }]
    expect((await loadNext(mine({ drafts }))).draft?.title).toBe('Socks')
    expect(Object.values(await loadNext(mine({})))).toEqual([null, null, null, null])
  })
})
