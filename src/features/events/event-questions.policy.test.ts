import { describe, expect, it } from 'vitest'
import type { Role } from '#foundation/accounts/roles.contract.ts'
import { mayAnswer } from './event-questions.policy.ts'

const may = (roles: Role[], event: { isSpeaker?: boolean; isHost?: boolean } = {}) =>
  mayAnswer({ roles }, { isSpeaker: false, isHost: false, ...event })

describe("who answers an event's questions", () => {
  it('is its speakers and administrators', () => {
    expect(may([], { isSpeaker: true })).toBe(true)
    expect(may(['administrator'])).toBe(true)
  })

  it('is its hosts, as long as they have the role', () => {
    expect(may(['event-host'], { isHost: true })).toBe(true)
    expect(may([], { isHost: true })).toBe(false)
    expect(may(['event-host'])).toBe(false)
  })

  it('is nobody else', () => {
    expect(may([])).toBe(false)
    expect(may(['content-editor'])).toBe(false)
    expect(mayAnswer(null, { isSpeaker: true, isHost: true })).toBe(false)
  })
})
