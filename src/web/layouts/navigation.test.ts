import { describe, expect, it } from 'vitest'
import type { Role } from '#foundation/accounts/roles.contract.ts'
import { placesFor } from './navigation.ts'

const names = (roles: Role[], is_pankh_admin: boolean) =>
  placesFor({ roles, is_pankh_admin, is_promoter: false }).map(({ label }) => label())

describe('the top-level pages', () => {
  it('hold Admin for administrators alone', () => {
    expect(names(['administrator', 'moderator'], true)).toContain('Admin')
    expect(names(['administrator', 'moderator'], true)).not.toContain('Your desk')
    expect(names([], false)).not.toContain('Admin')
  })

  it('hold the same place under another name for a narrower role, and none without one', () => {
    expect(names(['event-host'], false)).toContain('Your desk')
    expect(names(['event-host'], false)).not.toContain('Admin')
    expect(names([], false)).not.toContain('Your desk')
  })
})
