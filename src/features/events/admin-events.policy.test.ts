import { describe, expect, it } from 'vitest'
import type { Role } from '#foundation/accounts/roles.contract.ts'
import { type EventAbilities, eventAbilities, mayCreateEvents } from './admin-events.policy.ts'

const may = (
  roles: Role[],
  event: { publication?: 'draft' | 'published' | 'cancelled'; is_host?: boolean } = {},
) => {
  const abilities = eventAbilities({ roles }, { publication: 'published', is_host: false, ...event })
  return (Object.keys(abilities) as (keyof EventAbilities)[]).filter((one) => abilities[one])
}

describe('who may do what with an event', () => {
  it('lets nobody without a role do anything, host or not', () => {
    for (const role of ['moderator', 'campaign-manager'] as const)
      expect(may([role], { is_host: true })).toEqual([])
    expect(may([], { is_host: true })).toEqual([])
  })

  it('lets content editors work on every event, but not see who comes', () => {
    expect(may(['content-editor'])).toEqual(['see', 'edit', 'cancel', 'duplicate', 'name_hosts'])
    expect(may(['content-editor'], { publication: 'draft' })).toEqual([
      'see',
      'edit',
      'publish',
      'duplicate',
      'name_hosts',
    ])
  })

  it('lets hosts run their own events, and neither publish nor cancel them', () => {
    expect(may(['event-host'])).toEqual([])
    expect(may(['event-host'], { is_host: true })).toEqual(['see', 'edit', 'duplicate', 'see_people'])
    expect(may(['event-host'], { is_host: true, publication: 'draft' })).not.toContain('publish')
  })

  it('leaves a cancelled event as it is, for administrators too', () => {
    expect(may(['administrator'], { publication: 'cancelled' })).toEqual(['see', 'duplicate', 'see_people'])
  })

  it('lets content editors and hosts create events', () => {
    const makers = (['administrator', 'content-editor', 'event-host'] as const).map((role) => [role])
    expect(makers.filter((roles) => !mayCreateEvents({ roles }))).toEqual([])
    expect(mayCreateEvents({ roles: ['moderator', 'campaign-manager'] })).toBe(false)
  })
})
