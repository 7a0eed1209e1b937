import type { Term } from '#contract/wire.ts'
import type { Interests } from '#foundation/accounts/server/index.ts'

/** The most names in the sentence. */
const MOST_NAMED = 3

/** The terms of a suggested thing. */
export interface Subjects {
  skills: Term[]
  tags: Term[]
  age_groups: Term[]
}

/** The names of matching interests, taking one of each kind before a second: skills, then tags, then age groups. */
export function becauseOf(subjects: Subjects, interests: Interests): string[] {
  const matched = (['skills', 'tags', 'age_groups'] as const).map((kind) =>
    subjects[kind].filter(({ id }) => interests[kind].includes(id)),
  )
  const first = matched.flatMap((kind) => kind.slice(0, 1))
  const further = matched.flatMap((kind) => kind.slice(1))
  const named = [...first, ...further].slice(0, MOST_NAMED)
  return matched
    .flat()
    .filter((term) => named.includes(term))
    .map(({ name }) => name)
}
