import { expect, it } from 'vitest'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import type { ResourceChoices } from '../../resource-making.contract.ts'
import { withOwnTerms } from './load-making.ts'

it('keeps a term that is hidden by now among the choices of what has it', () => {
  const [shown, hidden] = [
    { id: 1, name: 'Play' },
    { id: 2, name: 'Old' },
  ]
  const choices = {
    resource_types: [],
    skills: [shown],
    age_groups: [],
    tags: [],
  } as unknown as ResourceChoices
  const resource = {
    type: { id: 7, key: 'songs', name: 'Songs' },
    skills: [shown, hidden],
    age_groups: [],
    tags: [hidden],
  } as unknown as ResourceDetails
  expect(withOwnTerms(choices, resource)).toMatchObject({
    resource_types: [{ id: 7 }],
    skills: [shown, hidden],
    tags: [hidden],
  })
})
