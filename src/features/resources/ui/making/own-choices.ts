import type { ResourceDetails } from '../../resource-details.contract.ts'
import type { ResourceChoices } from '../../resource-making.contract.ts'

/** What the resource has stays among the choices, also what is offered to nobody any more: saving loses nothing. */
export function withOwnTerms(choices: ResourceChoices, resource: ResourceDetails): ResourceChoices {
  const { type, skills, age_groups, tags } = resource
  return {
    ...choices,
    resource_types: joined(choices.resource_types, type ? [type] : []),
    skills: joined(choices.skills, skills),
    age_groups: joined(choices.age_groups, age_groups),
    tags: joined(choices.tags, tags),
  }
}

function joined<Term extends { id: number }>(offered: readonly Term[], own: readonly Term[]): Term[] {
  return [...offered, ...own.filter(({ id }) => !offered.some((one) => one.id === id))]
}
