import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { fillResources } from '../../testing/fill-resources.queries.ts'
import { giveResources, ownIds } from '../../testing/own-resources.queries.ts'

const test = testApp()
const LIST = 'POST /v2/resource/list/'
const SORTS = ['likes', 'newest', 'rating', 'title'] as const

describe('the list of a person who made and keeps thousands', () => {
  it('holds each once in every order, behind any of them, and asks as much as a short one', async () => {
    await fillResources(test.db, 5_200)
    const [me, other] = [await createPerson(test), await createPerson(test)]
    await giveResources(test.db, me.id)
    for (const [type, isKeptOnly] of [
      [4, false],
      [2, true],
    ] as const)
      for (const sort of SORTS) {
        const upward = await ownIds(test.db, { user_id: me.id, sort, isKeptOnly })
        expect(upward.length).toBeGreaterThan(3_000)
        for (const all of [upward, upward.toReversed()]) {
          const flag_descending = (sort === 'title') !== (all === upward)
          const asked = { type, sort, flag_descending, length: 30 }
          const idsOf = async (where: { after?: number | undefined; page?: number }) => {
            const { data, ...rest } = await me.call(LIST, { body: { ...asked, ...where } })
            expect(rest).toMatchObject({ recordsTotal: all.length, recordsTotal_is_capped: false })
            return data.map(({ id }) => id)
          }
          for (const start of [0, 30, 1_500, all.length - 20]) {
            const page = all.slice(start, start + 30)
            if (start > 0)
              expect(await idsOf({ after: all[start - 1] }), `${sort} behind ${start}`).toEqual(page)
            if (start % 30 === 0)
              expect(await idsOf({ page: 1 + start / 30 }), `${sort} at ${start}`).toEqual(page)
          }
        }
        const queries = (who: typeof me) => test.queriesOf(() => who.call(LIST, { body: { type, sort } }))
        expect(await queries(me)).toBe(await queries(other))
      }
  }, 120_000)
})
