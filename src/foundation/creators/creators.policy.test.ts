import { describe, expect, it } from 'vitest'
import { creatorAbilities, mayReadPeopleOf } from './creators.policy.ts'

const ME = { id: 1 }

const may = (
  viewer: { id: number } | null,
  creator: { id?: number; is_hidden?: boolean; is_blocked?: boolean } = {},
) =>
  Object.entries(creatorAbilities(viewer, { id: 2, is_hidden: false, is_blocked: false, ...creator }))
    .filter(([, can]) => can)
    .map(([name]) => name)

describe("what somebody may do on a person's page", () => {
  it('lets a visitor follow and report, which ask for a log-in, and not block', () => {
    expect(may(null)).toEqual(['follow', 'report'])
  })

  it('lets a member follow, report and block', () => {
    expect(may(ME)).toEqual(['follow', 'report', 'block'])
  })

  it('lets people edit their own page, and neither follow, report nor block themselves', () => {
    expect(may(ME, { id: 1 })).toEqual(['edit'])
  })

  it('lets nobody follow whom they have blocked', () => {
    expect(may(ME, { is_blocked: true })).toEqual(['report', 'block'])
  })

  it('lets nobody report a page that is hidden already', () => {
    expect(may(ME, { is_hidden: true })).toEqual(['follow', 'block'])
  })

  it('lets only people themselves read whom they follow', () => {
    expect(mayReadPeopleOf(ME, 1)).toBe(true)
    expect(mayReadPeopleOf(ME, 2)).toBe(false)
  })
})
