import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPeople } from '#foundation/accounts/testing/create-people.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { createSkill, createTag, createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { changeResource } from '../../testing/change-resource.queries.ts'
import { createResource } from '../../testing/create-resource.ts'
import { changeManyAtOnce } from '../../testing/many-at-once.queries.ts'
import { keptAndRecounted } from '../../testing/recount.queries.ts'
import { deleteOwnResources, signOffResources } from '../personal/leave-resources.ts'

const test = testApp()
const title = fc.constantFrom('Calm cards', 'calm, CALM!', 'नींद के चित्र', 'Café 12', '„Big“ feelings')
const status = fc.constantFrom('draft', 'published', 'hidden')
const privacy = fc.constantFrom('Everyone', 'Only me')

const terms = async () => ({
  types: [await createTerm(test.db, 'resource_types'), await createTerm(test.db, 'resource_types')],
  skill_ids: [await createSkill(test.db), await createSkill(test.db)],
  tag_ids: [await createTag(test.db), await createTag(test.db)],
  people: await createPeople(test.db, 2),
})

describe('what is kept of the library', () => {
  it('is what a recount gives, after whatever was made and changed', async () => {
    const { types, people, skill_ids, tag_ids } = await terms()
    const part = fc.nat({ max: 2 })
    const made = fc.record({ title, status, privacy, type: fc.nat({ max: 1 }), part })
    const change = fc.record({ at: fc.nat(), title, status, privacy, maker: part }, { requiredKeys: ['at'] })
    await fc.assert(
      fc.asyncProperty(
        fc.array(made, { maxLength: 5 }),
        fc.array(change, { maxLength: 5 }),
        async (added, changes) => {
          const ids: number[] = []
          for (const { type, part: upTo, ...columns } of added)
            ids.push(
              await createResource(test.db, {
                ...columns,
                resource_type_id: types[type] ?? 0,
                creator_id: people[upTo] ?? null,
                skill_ids: skill_ids.slice(0, upTo),
                tag_ids: tag_ids.slice(upTo),
              }),
            )
          for (const { at, maker, ...columns } of changes) {
            const id = ids[at % ids.length]
            const creator_id = maker === undefined ? {} : { creator_id: people[maker] ?? null }
            const published = { has_rights: true, published_at: new Date() }
            if (id) await changeResource(test.db, id, { ...columns, ...creator_id, ...published })
          }
          const { kept, recounted } = await keptAndRecounted(test.db)
          expect(kept).toEqual(recounted)
        },
      ),
      { numRuns: 25, seed: 20_260_115 },
    )
  })

  it('is right when many move at the same time', async () => {
    const { types, skill_ids } = await terms()
    await Promise.all(
      Array.from({ length: 20 }, async (_, number) => {
        const id = await createResource(test.db, { resource_type_id: types[number % 2] ?? 0, skill_ids })
        if (number % 3 === 0) await changeResource(test.db, id, { privacy: 'Only me' })
      }),
    )
    const { kept, recounted } = await keptAndRecounted(test.db)
    expect(kept).toEqual(recounted)
    expect(kept).toContain('all 0 13')
  })

  it('is right after statements that change many, their links and their makers', async () => {
    const { types, people, skill_ids, tag_ids } = await terms()
    for (const [place, privacy] of (['Everyone', 'Everyone', 'Only me', 'Everyone'] as const).entries())
      await createResource(test.db, {
        title: `Calm cards ${place}`,
        privacy,
        resource_type_id: types[place % 2] ?? 0,
        creator_id: people[place % 2] ?? null,
        skill_ids,
        tag_ids: tag_ids.slice(place % 2),
      })
    for (const change of changeManyAtOnce) {
      await change(test.db)
      const { kept, recounted } = await keptAndRecounted(test.db)
      expect(kept).toEqual(recounted)
    }
    expect((await keptAndRecounted(test.db)).kept).toEqual([])
  })

  it('is right, and nobody waits for ever, when every kind of writer writes at the same time', async () => {
    const { types, skill_ids, tag_ids } = await terms()
    const resource_type_id = types[0] ?? 0
    const administrator = await createPerson(test, { is_admin: true })
    const makers = await Promise.all(Array.from({ length: 6 }, () => createPerson(test)))
    const made = await Promise.all(
      makers.map(async (maker) => {
        const ids: number[] = []
        for (let number = 0; number < 4; number += 1)
          ids.push(
            await createResource(test.db, {
              title: `Calm cards ${number}`,
              creator_id: maker.id,
              resource_type_id: types[number % 2] ?? 0,
              skill_ids,
              tag_ids,
            }),
          )
        return ids
      }),
    )
    const writers = makers.flatMap(({ id: user_id, tryCall }, place) => {
      const [edited = 0, hidden = 0, shown = 0, gone = 0] = made[place] ?? []
      const body = { id: edited, title: 'Big feelings', resource_type_id, has_rights: true }
      return [
        tryCall('POST /v2/resource/edit/', { body: { ...body, skills: [skill_ids[place % 2] ?? 0] } }),
        tryCall('POST /v2/resource/edit/', { body: { ...body, id: shown, privacy: 'Only me' } }),
        tryCall('POST /v2/resource/delete/', { body: { id: gone } }),
        changeResource(test.db, hidden, { status: 'hidden' }),
        test.db.transaction(async (tx) => {
          if (place % 3 === 1) await deleteOwnResources(tx, { user_id, keepsShared: true })
          if (place % 3 !== 2) await signOffResources(tx, user_id)
        }),
      ]
    })
    const merges = [
      { list: 'skills', id: skill_ids[0] ?? 0, into_id: skill_ids[1] ?? 0 },
      { list: 'tags', id: tag_ids[0] ?? 0, into_id: tag_ids[1] ?? 0 },
      { list: 'resource_types', id: types[1] ?? 0, into_id: resource_type_id },
    ] as const
    const merging = merges.map((body) => administrator.tryCall('POST /v2/admin/taxonomy/merge/', { body }))
    // A writer who is too late gets a refusal; a deadlock would be an error of the process.
    const ends = await Promise.all([...writers, ...merging])
    expect(ends.filter((end) => end && 'status' in end && Number(end.status) >= 500)).toEqual([])
    await test.runJobs()
    const { kept, recounted } = await keptAndRecounted(test.db)
    expect(kept).toEqual(recounted)
  })
})
