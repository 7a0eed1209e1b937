import { describe, expect, it } from 'vitest'
import { becauseOf } from './because.ts'

const terms = (kind: string, ...ids: number[]) => ids.map((id) => ({ id, name: `${kind} ${id}` }))
const chosen = { is_personalised: true, skills: [1, 2, 3], tags: [1], age_groups: [1, 2] }

describe('the reason why a thing is shown', () => {
  it('names what was chosen and is there, nothing else', () => {
    const subjects = { skills: terms('skill', 2, 9), tags: terms('tag', 2), age_groups: terms('age', 2, 3) }
    expect(becauseOf(subjects, chosen)).toEqual(['skill 2', 'age 2'])
  })

  it('names three at most, one of each kind before a second', () => {
    const skills = terms('skill', 1, 2, 3)
    const ages = terms('age', 1, 2)
    expect(becauseOf({ skills, tags: terms('tag', 1), age_groups: ages }, chosen)).toEqual([
      'skill 1',
      'tag 1',
      'age 1',
    ])
    expect(becauseOf({ skills, tags: [], age_groups: ages }, chosen)).toEqual(['skill 1', 'skill 2', 'age 1'])
    expect(becauseOf({ skills, tags: [], age_groups: [] }, chosen)).toHaveLength(3)
  })
})
