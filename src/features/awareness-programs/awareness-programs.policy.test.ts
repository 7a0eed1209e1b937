import { describe, expect, it } from 'vitest'
import { awarenessAbilities } from './awareness-programs.policy.ts'

const named = (can: ReturnType<typeof awarenessAbilities>) =>
  Object.entries(can)
    .filter(([, may]) => may)
    .map(([name]) => name)

describe('what somebody may do with an awareness program', () => {
  it.each([
    ['administrator', 'draft', ['edit', 'publish', 'see_campaigns']],
    ['administrator', 'published', ['edit', 'end', 'see_campaigns']],
    ['content-editor', 'ended', ['edit', 'reopen']],
    ['campaign-manager', 'published', ['see_campaigns']],
    ['event-host', 'published', []],
    ['moderator', 'draft', []],
  ] as const)('%s, of a %s one', (role, publication, may) => {
    expect(named(awarenessAbilities({ roles: [role] }, { publication }))).toEqual(may)
  })
})
