import { describe, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import type { EventDetails } from '../../events.contract.ts'
import { isReviewAwaited } from './load-event.ts'

const api = (async () => ({ success: true, data: [], awaiting_review: [7] })) as unknown as Api
const unasked = (async () => expect.unreachable()) as unknown as Api
const attended = (given: object = {}) =>
  ({
    id: 7,
    status: 'Over',
    has_certificate: true,
    user_event_status: 'Attended',
    is_rated: false,
    ...given,
  }) as EventDetails

describe('whether a certificate awaits the review', () => {
  it('is so for an event that the person attended and must review first', async () => {
    expect(await isReviewAwaited(api, attended())).toBe(true)
    expect(await isReviewAwaited(api, attended({ id: 8 }))).toBe(false)
  })

  it.each([
    { user_event_status: 'Registered' },
    { is_rated: true },
    { has_certificate: false },
    { status: 'Cancelled' },
  ])('is not asked with %o', async (given) => {
    expect(await isReviewAwaited(unasked, attended(given))).toBe(false)
  })
})
