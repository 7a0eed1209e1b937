import { describe, expect, it } from 'vitest'
import { programAbilities } from './admin-programs.policy.ts'

const named = (can: ReturnType<typeof programAbilities>) =>
  Object.entries(can)
    .filter(([, may]) => may)
    .map(([name]) => name)

describe('what somebody may do with a certificate program', () => {
  it.each([
    ['administrator', 'draft', ['edit', 'publish', 'see_people']],
    ['administrator', 'published', ['edit', 'close', 'see_people']],
    ['content-editor', 'closed', ['edit', 'reopen']],
    ['event-host', 'published', []],
    ['moderator', 'draft', []],
  ] as const)('%s, of a %s one', (role, publication, may) => {
    expect(named(programAbilities({ roles: [role] }, { publication }))).toEqual(may)
  })
})
