import { describe, expect, it } from 'vitest'
import { feedbackAbilities } from './admin-feedback.policy.ts'

const question = {
  kind: 'event-question',
  is_hidden: false,
  report_count: 0,
  needs_moderator: false,
  publication: 'published',
} as const
const review = { ...question, kind: 'event-review' } as const
const host = { roles: ['event-host'] } as const
const administrator = { roles: ['administrator'] } as const

describe('who decides on what people say of an event', () => {
  it('lets hosts answer and hide questions, and show again what they hid', () => {
    expect(feedbackAbilities(host, question)).toEqual({ answer: true, hide: true, show: false })
    expect(feedbackAbilities(host, { ...question, is_hidden: true })).toEqual({
      answer: false,
      hide: false,
      show: true,
    })
  })

  it('leaves what was reported or put under review to moderators', () => {
    const reported = { ...question, is_hidden: true, report_count: 1 }
    expect(feedbackAbilities(host, reported)).toMatchObject({ show: false })
    expect(feedbackAbilities(administrator, reported)).toMatchObject({ show: true })
    const underReview = { ...question, is_hidden: true, needs_moderator: true }
    expect(feedbackAbilities(host, underReview)).toMatchObject({ show: false })
    expect(feedbackAbilities(administrator, underReview)).toMatchObject({ show: true })
  })

  it('lets no host hide what is said of their own event', () => {
    expect(feedbackAbilities(host, review)).toEqual({ answer: false, hide: false, show: false })
    expect(feedbackAbilities({ roles: ['event-host', 'moderator'] }, review)).toMatchObject({ hide: true })
    expect(feedbackAbilities(administrator, review)).toMatchObject({ hide: true })
  })

  it('has nobody answer where nobody can read it', () => {
    expect(feedbackAbilities(administrator, { ...question, publication: 'cancelled' })).toMatchObject({
      answer: false,
    })
  })
})
