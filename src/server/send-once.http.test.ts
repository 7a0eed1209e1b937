import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createResource } from '#features/resources/testing/create-resource.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { writeProfile } from '#foundation/creators/testing/write-profile.queries.ts'
import { IDEMPOTENCY_HEADER, idempotencyKey, WAITING_CALLS } from '#foundation/offline/offline.contract.ts'
import { countMutations } from '#foundation/offline/testing/count-mutations.queries.ts'
import { enqueueByName } from '#foundation/privacy/testing/run-by-name.ts'
import { everyEndpoint } from '#tests/support/every-contract.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()

async function send(
  person: Pick<Person, 'token'>,
  call: string,
  { key, body }: { key: string; body: object },
) {
  const [method, url] = call.split(' ')
  const answer = await test.app.inject({
    method: method as 'POST',
    url: url ?? '',
    headers: { authorization: `Bearer ${person.token}`, [IDEMPOTENCY_HEADER]: key },
    payload: body,
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}
const newKey = ({ id }: { id: number }) => idempotencyKey(id, randomUUID())
const questionsOf = async (id: number) =>
  (await test.call('POST /v2/event/question/list/', { body: { id } })).recordsTotal

describe('a mutation with a key', () => {
  it('is done once, and its repetition gets the same answer', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db)
    const mutation = { key: newKey(asha), body: { id, question: 'Is there a break?' } }
    const first = await send(asha, 'POST /v2/event/question/add/', mutation)
    const again = await send(asha, 'POST /v2/event/question/add/', mutation)
    expect(first).toMatchObject({ status: 200, body: { success: true } })
    expect(again).toEqual(first)
    expect(await questionsOf(id)).toBe(1)
  })

  it('is done once where many send it at the same moment', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db)
    const mutation = { key: newKey(asha), body: { id, question: 'Is there a break?' } }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(asha, 'POST /v2/event/question/add/', mutation)),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.status).toBe(200)
    expect(await questionsOf(id)).toBe(1)
  })

  it('of many people at once leaves connections for what mutations need beside', async () => {
    const id = await createEvent(test.db)
    const people = await Promise.all(Array.from({ length: 30 }, () => createPerson(test)))
    const answers = await Promise.all(
      people.map((one) =>
        send(one, 'POST /v2/event/question/add/', { key: newKey(one), body: { id, question: 'When?' } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
  })

  it('is refused under another person, and of nobody', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createResource(test.db)
    const mutation = { key: newKey(asha), body: { id, is_liked: true } }
    expect(await send(ravi, 'POST /v2/resource/like/', mutation)).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'ActOfAnother' }] },
    })
    expect(await send({ token: 'none' }, 'POST /v2/resource/like/', mutation)).toMatchObject({ status: 401 })
    expect(await countMutations(test.db)).toBe(0)
  })

  it('that was refused leaves nothing, and is judged anew', async () => {
    const asha = await createPerson(test)
    const mutation = { key: newKey(asha), body: { id: 999_999, is_liked: true } }
    for (const _ of [1, 2])
      expect(await send(asha, 'POST /v2/resource/like/', mutation)).toMatchObject({ status: 404 })
    expect(await countMutations(test.db)).toBe(0)
  })

  it('that is a draft is noted nowhere, however often it saves itself, and is still its person’s', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const save = (person: Person, text: string, key = newKey(asha)) =>
      send(person, 'POST /user/draft/save/', {
        key,
        body: { form: 'event', subject: 0, fields: { title: [text] } },
      })
    const key = newKey(asha)
    for (const text of ['P', 'Pl', 'Pla']) expect(await save(asha, text, key)).toMatchObject({ status: 200 })
    expect(await save(ravi, 'Play')).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'ActOfAnother' }] },
    })
    expect(await countMutations(test.db)).toBe(0)
    const { data } = await asha.call('GET /user/draft/', { query: { form: 'event', subject: 0 } })
    expect(data?.fields).toEqual({ title: ['Pla'] })
  })

  it('is refused with a key that is none, or that was another mutation’s', async () => {
    const asha = await createPerson(test)
    const id = await createResource(test.db)
    for (const key of ['', 'x', `${asha.id}.1`, `0.${randomUUID()}`, randomUUID()]) {
      const answer = await send(asha, 'POST /v2/resource/like/', { key, body: { id, is_liked: true } })
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ code: 'InvalidActKey' }] } })
    }
    const key = newKey(asha)
    await send(asha, 'POST /v2/resource/like/', { key, body: { id, is_liked: true } })
    expect(
      await send(asha, 'POST /v2/resource/bookmark/', { key, body: { id, is_bookmarked: true } }),
    ).toMatchObject({ status: 422 })
  })

  it('is forgotten after a month', async () => {
    const asha = await createPerson(test)
    const id = await createResource(test.db)
    await send(asha, 'POST /v2/resource/like/', { key: newKey(asha), body: { id, is_liked: true } })
    for (const [days, left] of [
      [29, 1],
      [2, 0],
    ] as const) {
      test.clock.set(new Date(test.clock.now().getTime() + days * DAY_MS))
      await enqueueByName(test.db, 'forget-sent-acts')
      await test.runJobs()
      expect(await countMutations(test.db)).toBe(left)
    }
  })
})

describe('calls that may wait', () => {
  it('are the same to devices as in the contract', () => {
    const marked = everyEndpoint
      .filter(({ mayWait }) => mayWait)
      .map(({ method, path }) => `${method} ${path}`)
    expect(marked.toSorted()).toEqual([...WAITING_CALLS].toSorted())
  })

  it('work in the transaction that they are given', async () => {
    const [asha, meera] = [await createPerson(test), await createPerson(test)]
    await writeProfile(test.db, meera.id)
    const resource = await createResource(test.db, { creator_id: meera.id })
    const event = await createEvent(test.db)
    const asked = await asha.call('POST /v2/event/question/add/', {
      body: { id: event, question: 'Is there a break?' },
    })
    const bodies: Record<(typeof WAITING_CALLS)[number], object> = {
      'POST /v2/resource/like/': { id: resource, is_liked: true },
      'POST /v2/resource/bookmark/': { id: resource, is_bookmarked: true },
      'POST /v2/user/follow/': { id: meera.id, is_followed: true },
      'POST /v2/event/question/add/': { id: event, question: 'When?' },
      'POST /v2/event/question/upvote/': { id: asked.data.question.id, is_upvoted: true },
      'POST /v2/event/review/add/': { id: event, rating: 5 },
      'POST /resources/review/add/': { id: resource, rating: 5 },
      'POST /user/draft/save/': { form: 'event', subject: 0, fields: {} },
    }
    const statuses: Record<string, number> = {}
    for (const call of WAITING_CALLS) {
      statuses[call] = (await send(asha, call, { key: newKey(asha), body: bodies[call] })).status
    }
    // Nobody can review an event that they did not attend.
    expect(statuses).toEqual({
      ...Object.fromEntries(WAITING_CALLS.map((call) => [call, 200])),
      'POST /v2/event/review/add/': 403,
    })
  })
})
