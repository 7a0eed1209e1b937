import { describe, expect, it } from 'vitest'
import { taskOfCall } from './tasks.ts'

const call = (method: string, url: string, body?: unknown) =>
  taskOfCall({ method, url, ...(body === undefined ? {} : { body }) })

describe('the task of a call', () => {
  it.each([
    ['/user/register/', { email: 'asha@example.org' }, { key: 'sign_up' }],
    ['/v2/event/register/', { id: 7 }, { key: 'register_event', subject_id: 7 }],
    ['/v2/event/registers/', { id: 3, events: [1] }, { key: 'register_program', subject_id: 3 }],
    ['/v2/resource/bookmark/', { id: 5, is_bookmarked: true }, { key: 'save_resource', subject_id: 5 }],
    ['/v2/resource/share/', { id: 5, channel: 'link' }, { key: 'share', subject_id: 5 }],
    ['/v2/resource/add/?x=1', { title: 'Play' }, { key: 'publish_resource' }],
    ['/program/subscription/', { program: 1 }, { key: 'start_campaign' }],
    ['/program/landing/complete/', { id: 4 }, { key: 'complete_program', subject_id: 4 }],
  ])('POST %s with %j is %j', (url, body, task) => {
    expect(call('POST', url, body)).toEqual(task)
  })

  it('is none where nothing of the list is done', () => {
    expect(call('POST', '/v2/resource/bookmark/', { id: 5, is_bookmarked: false })).toBeUndefined()
    expect(call('GET', '/user/register/')).toBeUndefined()
    expect(call('POST', '/user/client/login/', {})).toBeUndefined()
  })

  it('is watching a film once, however often its player tells where it is', () => {
    expect(call('POST', '/v2/event/watch/', { id: 9 })).toEqual({ key: 'watch_film', subject_id: 9 })
    expect(call('POST', '/v2/event/watch/', { id: 9 })).toBeUndefined()
    expect(call('POST', '/v2/event/watch/', { id: 10 })).toEqual({ key: 'watch_film', subject_id: 10 })
  })
})
