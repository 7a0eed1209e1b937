import { describe, expect, it } from 'vitest'
import { partsOf } from './parts-of.ts'

describe('the parts of the administration', () => {
  it.each([
    [[], []],
    [['administrator'], ['events', 'speakers', 'series', 'reports', 'counselling', 'people', 'audit']],
    [['content-editor'], ['events', 'speakers', 'series']],
    [['event-host'], ['events']],
    [['moderator'], ['reports']],
    [['campaign-manager'], []],
    [
      ['event-host', 'moderator'],
      ['events', 'reports'],
    ],
  ] as const)('of %j are %j', (roles, parts) => {
    expect(partsOf({ roles })).toEqual(parts)
  })
})
