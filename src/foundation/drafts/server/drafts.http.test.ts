import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
const of = { form: 'event', subject: 4 }
const wait = (days: number) => test.clock.set(new Date(test.clock.now().getTime() + days * 86_400_000))

describe('the draft of a form', () => {
  it('is kept for the person, the last one written, and forgotten when told', async () => {
    const { call } = await createPerson(test)
    const read = async () => (await call('GET /user/draft/', { query: of })).data?.fields
    expect(await read()).toBeUndefined()
    await call('POST /user/draft/save/', { body: { ...of, fields: { title: ['Play'] } } })
    await call('POST /user/draft/save/', {
      body: { ...of, fields: { title: ['Play at home'], tag: ['1', '2'] } },
    })
    expect(await read()).toEqual({ title: ['Play at home'], tag: ['1', '2'] })
    await call('POST /user/draft/discard/', { body: of })
    expect(await read()).toBeUndefined()
  })

  it('keeps what was typed without what cannot be stored: NUL and half of an emoji', async () => {
    const { call } = await createPerson(test)
    const fields = { 'ti\0tle\ud83d': ['Play\0', 'at \ud83dhome 🪶'] }
    await call('POST /user/draft/save/', { body: { ...of, fields } })
    expect((await call('GET /user/draft/', { query: of })).data?.fields).toEqual({
      title: ['Play', 'at home 🪶'],
    })
  })

  it('is not found by a stranger, nor for another form or thing', async () => {
    const { call } = await createPerson(test)
    const stranger = await createPerson(test)
    await call('POST /user/draft/save/', { body: { ...of, fields: { title: ['Play'] } } })
    expect((await stranger.call('GET /user/draft/', { query: of })).data).toBeNull()
    await stranger.call('POST /user/draft/discard/', { body: of })
    expect((await call('GET /user/draft/', { query: { ...of, subject: 5 } })).data).toBeNull()
    expect((await call('GET /user/draft/', { query: of })).data?.fields).toEqual({ title: ['Play'] })
    expect(await test.tryCall('GET /user/draft/', { query: of })).toMatchObject({ status: 401 })
  })

  it('is gone after a month', async () => {
    const { call } = await createPerson(test)
    await call('POST /user/draft/save/', { body: { ...of, fields: { title: ['Play'] } } })
    wait(29)
    expect((await call('GET /user/draft/', { query: of })).data).not.toBeNull()
    wait(2)
    expect((await call('GET /user/draft/', { query: of })).data).toBeNull()
  })

  it('never writes over what was saved, sent or thrown away elsewhere since', async () => {
    const { call, tryCall } = await createPerson(test)
    const save = (title: string, since?: string | null) =>
      tryCall('POST /user/draft/save/', { body: { ...of, fields: { title: [title] }, since } })
    const read = async () => (await call('GET /user/draft/', { query: of })).data
    const refused = { status: 409, errors: [{ code: 'DraftIsNewer' }] }
    expect(await save('On the phone', null)).toMatchObject({ success: true })
    const began = (await read())?.saved_at
    expect(began).toMatch(/\.\d{3}Z$/)
    wait(1)
    expect(await save('On the computer', began)).toMatchObject({ success: true })

    expect(await save('Late, from the phone', began)).toMatchObject(refused)
    expect(await save('Late, as if nothing were there', null)).toMatchObject(refused)
    expect((await read())?.fields).toEqual({ title: ['On the computer'] })
    expect(await save('Chosen by the person')).toMatchObject({ success: true })

    const last = (await read())?.saved_at
    await call('POST /user/draft/discard/', { body: of })
    expect(await save('Late, after it was sent', last)).toMatchObject(refused)
    expect(await read()).toBeNull()
  })

  it('that was saved without its device hearing so is saved again', async () => {
    const { call, tryCall } = await createPerson(test)
    const first = { ...of, fields: { title: ['Play'], tag: ['1', '2'] }, since: null }
    await call('POST /user/draft/save/', { body: first })
    wait(1)
    const { data } = await call('POST /user/draft/save/', { body: first })
    const next = { ...of, fields: { title: ['Play on'] }, since: data.saved_at }
    await call('POST /user/draft/save/', { body: next })
    wait(1)
    expect(await tryCall('POST /user/draft/save/', { body: next })).toMatchObject({ success: true })
  })

  it('is written by one of many that go on from the same', async () => {
    const { tryCall } = await createPerson(test)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        tryCall('POST /user/draft/save/', {
          body: { ...of, fields: { title: [`${turn}`] }, since: null },
        }),
      ),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  it('is listed for its person by form, the newest first, until it is a month old', async () => {
    const { call } = await createPerson(test)
    const stranger = await createPerson(test)
    const list = (form: string, by = call) => by('GET /user/draft/list/', { query: { form } })
    await call('POST /user/draft/save/', { body: { ...of, fields: { title: ['Play'] } } })
    wait(20)
    await call('POST /user/draft/save/', { body: { form: 'event', subject: 0, fields: {} } })
    expect((await list('event')).data).toMatchObject([
      { subject: 0, title: '' },
      { subject: 4, title: 'Play' },
    ])
    expect((await list('resource')).data).toEqual([])
    expect((await list('event', stranger.call)).data).toEqual([])
    expect(await test.tryCall('GET /user/draft/list/', { query: { form: 'event' } })).toMatchObject({
      status: 401,
    })
    wait(15)
    expect((await list('event')).data).toMatchObject([{ subject: 0 }])
  })

  it('is one of a hundred a person, also where they come at once, and of so many letters in all', async () => {
    const { call, tryCall } = await createPerson(test)
    const other = await createPerson(test)
    const save = (subject: number, words: string, by = tryCall) =>
      by('POST /user/draft/save/', { body: { form: 'event', subject, fields: { about: [words] } } })
    const refused = { status: 429, errors: [{ code: 'TooManyDrafts' }] }
    for (let subject = 0; subject < 96; subject += 1) await save(subject, 'Play')
    const more = await Promise.all(Array.from({ length: 8 }, (_, at) => save(1_000 + at, 'Play')))
    expect(more.filter(({ success }) => success)).toHaveLength(4)
    expect(more.find(({ success }) => !success)).toMatchObject(refused)
    expect(await save(5, 'Play on')).toMatchObject({ success: true })
    await call('POST /user/draft/discard/', { body: { form: 'event', subject: 5 } })
    expect(await save(2_000, 'Play')).toMatchObject({ success: true })

    const long = Array.from({ length: 19 }, () => 'x'.repeat(50_000))
    const saveLong = (subject: number) =>
      other.tryCall('POST /user/draft/save/', { body: { form: 'event', subject, fields: { about: long } } })
    for (const subject of [1, 2, 3]) expect(await saveLong(subject)).toMatchObject({ success: true })
    expect(await saveLong(4)).toMatchObject(refused)
    expect(await saveLong(3)).toMatchObject({ success: true })
  })

  it('refuses what is no form', async () => {
    const { tryCall } = await createPerson(test)
    const fields = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`field_${index}`, ['x']]))
    for (const body of [
      { ...of, fields },
      { ...of, fields: { title: ['x'.repeat(50_001)] } },
      { form: 'no form', subject: 1, fields: {} },
      { ...of, fields: {}, since: 'yesterday' },
    ]) {
      expect(await tryCall('POST /user/draft/save/', { body })).toMatchObject({ status: 422 })
    }
  })
})
