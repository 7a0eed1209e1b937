import { describe, expect, it } from 'vitest'
import { partsOf } from './parts-of.ts'

describe('the parts of the administration', () => {
  it.each([
    [[], []],
    [
      ['administrator'],
      [
        'events',
        'speakers',
        'series',
        'certificate-programs',
        'awareness-programs',
        'resources',
        'reports',
        'counselling',
        'people',
        'audit',
      ],
    ],
    [
      ['content-editor'],
      ['events', 'speakers', 'series', 'certificate-programs', 'awareness-programs', 'resources'],
    ],
    [['event-host'], ['events']],
    [['moderator'], ['resources', 'reports']],
    [['campaign-manager'], []],
    [
      ['event-host', 'moderator'],
      ['events', 'resources', 'reports'],
    ],
  ] as const)('of %j are %j', (roles, parts) => {
    expect(partsOf({ roles })).toEqual(parts)
  })
})
