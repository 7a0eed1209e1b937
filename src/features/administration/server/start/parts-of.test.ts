import { describe, expect, it } from 'vitest'
import { partsOf } from './parts-of.ts'

describe('the parts of the administration', () => {
  it.each([
    [[], []],
    [
      ['administrator'],
      [
        'numbers',
        'events',
        'speakers',
        'series',
        'certificate-programs',
        'awareness-programs',
        'resources',
        'reports',
        'words',
        'counselling',
        'banners',
        'taxonomy',
        'search-words',
        'people',
        'mails',
        'jobs',
        'privacy',
        'settings',
        'audit',
      ],
    ],
    [
      ['content-editor'],
      [
        'numbers',
        'events',
        'speakers',
        'series',
        'certificate-programs',
        'awareness-programs',
        'resources',
        'banners',
        'taxonomy',
      ],
    ],
    [['event-host'], ['events']],
    [['moderator'], ['resources', 'reports', 'words']],
    [['campaign-manager'], ['numbers', 'awareness-programs']],
    [
      ['event-host', 'moderator'],
      ['events', 'resources', 'reports', 'words'],
    ],
  ] as const)('of %j are %j', (roles, parts) => {
    expect(partsOf({ roles })).toEqual(parts)
  })
})
