import { MINUTE_MS } from '#contract/durations.ts'
import {
  createAgeGroup,
  createEventType,
  createSkill,
  createTag,
} from '#foundation/taxonomy/testing/create-term.ts'
import type { Db } from '#platform/db/database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { insertEvents } from '../server/index.ts'
import { completeEvent } from './complete-event.ts'

const WHAT = [
  'Sensory play',
  'Speech games',
  'Calm mornings',
  'Reading together',
  'First friends',
  'Small meals',
]
const WHERE = [
  'at home',
  'in school',
  'in the kitchen',
  'outdoors',
  'on the way',
  'at bedtime',
  'with siblings',
]
const TAGS = ['Autism', 'ADHD', 'Dyslexia', 'Hearing', 'Vision']
/** PostgreSQL's limit on parameters allows about 1,500 rows in one insert. */
const AT_ONCE = 500

/** Many events with varied texts, terms and numbers, the same on each call. For tests of large lists. */
export async function fillCatalogue(db: Db, count: number): Promise<void> {
  const types = [await createEventType(db), await createEventType(db)]
  const skills = [await createSkill(db, { name: 'Play' }), await createSkill(db, { name: 'Communication' })]
  const ages = [await createAgeGroup(db), await createAgeGroup(db), await createAgeGroup(db)]
  const tags: number[] = []
  for (const name of TAGS) tags.push(await createTag(db, { name }))
  const pick = <T>(list: readonly T[], number: number) => list[number % list.length] as T
  for (let done = 0; done < count; done += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, place) => done + place)
    await insertEvents(
      db,
      numbers.map((number) =>
        completeEvent(
          {
            event_type_id: pick(types, number),
            title: `${pick(WHAT, number)} ${pick(WHERE, number)}, part ${number}`,
            skill_ids: [pick(skills, number)],
            tag_ids: [pick(tags, number)],
            age_group_ids: [pick(ages, number)],
            starts_in_minutes: (number % 900) * 60 - 9_000,
            registered_count: (number * 7) % 1_000,
            created_at: new Date(TEST_NOW.getTime() - number * MINUTE_MS),
            ...(number % 4 === 0 && { recording: { published_minutes_ago: number } }),
          },
          TEST_NOW,
        ),
      ),
    )
  }
}
