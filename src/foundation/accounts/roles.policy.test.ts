import { describe, expect, it } from 'vitest'
import type { ROLES } from './roles.contract.ts'
import * as policy from './roles.policy.ts'

const allowed = (roles: readonly (typeof ROLES)[number][]) =>
  Object.entries(policy)
    .filter(([, may]) => may({ roles }))
    .map(([name]) => name)
    .toSorted()

describe('the areas of the administration that a role opens', () => {
  it('are none without a role', () => {
    expect(allowed([])).toEqual([])
  })

  it('are all of them for an administrator', () => {
    expect(allowed(['administrator'])).toEqual(Object.keys(policy).toSorted())
  })

  it.each([
    [
      'content-editor',
      [
        'mayEnterAdministration',
        'mayKeepAwareness',
        'mayKeepBanners',
        'mayKeepPrograms',
        'mayKeepSpeakers',
        'mayKeepTaxonomy',
        'mayReadMetrics',
        'mayWorkOnEvents',
        'mayWorkOnResources',
      ],
    ],
    ['event-host', ['mayEnterAdministration', 'mayWorkOnEvents']],
    ['moderator', ['mayEnterAdministration', 'mayModerate', 'mayWorkOnResources']],
    ['campaign-manager', ['mayEnterAdministration', 'mayKeepAwareness', 'mayReadMetrics']],
  ] as const)('are these for a %s', (role, areas) => {
    expect(allowed([role])).toEqual(areas)
  })

  it('add up for a person with two roles', () => {
    expect(allowed(['event-host', 'moderator'])).toEqual([
      'mayEnterAdministration',
      'mayModerate',
      'mayWorkOnEvents',
      'mayWorkOnResources',
    ])
  })
})
