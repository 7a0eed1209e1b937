import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { creatorProfiles } from '../creators.tables.ts'

const test = testApp()
const get = async (person: Person) => (await person.call('GET /v2/user/public/details/', {})).data
const set = (person: Person, body: object) => person.tryCall('POST /v2/user/public/details/', { body })
const FAMILY = 'माँ और मैं 👩‍👩‍👧‍👦 क्\u200dष'
const WORDS = {
  designation: 'Speech therapist',
  introduction: 'I listen first.\n\nThen we play.',
  user_experience: 'Twelve years in schools of Pune.',
  qualifications: 'MASLP',
  expertise: 'Talking with pictures',
  associated_organisations: 'Asha Kendra',
  children_helped: '100+' as const,
}

describe('the own public profile', () => {
  it('is empty at first, is written, and what is not named stays', async () => {
    const asha = await createPerson(test)
    const empty = await get(asha)
    expect(empty).toMatchObject({ user_id: asha.id, name: 'Asha Verma', picture: null, designation: '' })
    expect(empty).toMatchObject({ introduction: '', children_helped: null, recommendation_text: '' })
    expect(await set(asha, WORDS)).toMatchObject({ data: WORDS, message: 'Details Updated!!' })
    await set(asha, { expertise: 'Play', children_helped: '' })
    expect(await get(asha)).toMatchObject({ ...WORDS, expertise: 'Play', children_helped: null })
    await set(asha, Object.fromEntries(Object.keys(WORDS).map((name) => [name, ''])))
    const { revision } = await get(asha)
    expect(revision).toBe(empty.revision)
  })

  it('never says the e-mail, and is of nobody who is not logged in', async () => {
    const asha = await createPerson(test, { mobile: '+919876543210' })
    expect(JSON.stringify(await get(asha))).not.toMatch(/@|98765/)
    for (const answer of [
      await test.tryCall('GET /v2/user/public/details/', {}),
      await test.tryCall('POST /v2/user/public/details/', { body: { designation: 'Nobody' } }),
    ]) {
      expect(answer).toMatchObject({ status: 401 })
    }
  })

  it('is written as JSON, urlencoded and multipart alike', async () => {
    const asha = await createPerson(test)
    const send = async (type: string, payload: string) => {
      const headers = { token: asha.token, 'content-type': type }
      return (
        await test.app.inject({ method: 'POST', url: '/v2/user/public/details/', headers, payload })
      ).json()
    }
    const words = encodeURIComponent(FAMILY)
    const urlencoded = await send(
      'application/x-www-form-urlencoded',
      `introduction=${words}&children_helped=1-10`,
    )
    expect(urlencoded.data).toMatchObject({ introduction: FAMILY, children_helped: '1-10' })
    const part = (name: string, value: string) =>
      `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const form = `${part('designation', FAMILY)}${part('introduction', 'a\r\nb')}--edge--\r\n`
    const multipart = await send('multipart/form-data; boundary=edge', form)
    expect(multipart.data).toMatchObject({
      designation: FAMILY,
      introduction: 'a\nb',
      children_helped: '1-10',
    })
  })

  it('keeps text as text, without controls; what nobody can see is nothing', async () => {
    const asha = await createPerson(test)
    const written = {
      designation: 'Tea\u0000cher\u202e\n<script>alert(1)</script>',
      introduction: `<script>alert(1)</script> & "so"\r\n\u0007${FAMILY}`,
      expertise: '\u200b\u200d \u3164',
      qualifications: 'x'.repeat(1_000),
    }
    await set(asha, written)
    expect(await get(asha)).toMatchObject({
      designation: 'Tea cher <script>alert(1)</script>',
      introduction: `<script>alert(1)</script> & "so"\n${FAMILY}`,
      expertise: '',
      qualifications: written.qualifications,
    })
  })

  it.each([
    ['designation', 'अ'.repeat(301)],
    ['introduction', '🪁'.repeat(2_001)],
    ['user_experience', 'x'.repeat(2_001)],
    ['qualifications', 'x'.repeat(1_001)],
    ['expertise', 'x'.repeat(20_000)],
    ['associated_organisations', 'x'.repeat(1_001)],
    ['children_helped', '1000'],
    ['children_helped', ['1-10', '100+']],
    ['introduction', { text: 'x' }],
  ])('is refused with a wrong %s, and nothing of it is kept', async (field, value) => {
    const asha = await createPerson(test)
    const answer = await set(asha, { designation: 'Teacher', [field]: value })
    expect(answer).toMatchObject({ status: 422, errors: [{ field }] })
    expect((await get(asha)).designation).toBe('')
  })

  it('changes nothing that is not a word of it', async () => {
    const asha = await createPerson(test)
    await set(asha, {
      followers_count: 900,
      user_id: 1,
      hidden_reason: 'x',
      name: 'Other',
      designation: 'Me',
    })
    expect(await get(asha)).toMatchObject({ user_id: asha.id, name: 'Asha Verma', hidden_reason: null })
    expect(await test.db.select().from(creatorProfiles)).toMatchObject([{ followers_count: 0 }])
  })

  it('takes a draft with it, and says why others do not see the words', async () => {
    const asha = await createPerson(test)
    const draft = { form: 'public-profile', subject: 0 }
    await asha.call('POST /user/draft/save/', { body: { ...draft, fields: { designation: ['Tea'] } } })
    await set(asha, { designation: 'Teacher' })
    expect((await asha.call('GET /user/draft/', { query: draft })).data).toBeNull()
    await test.db.update(creatorProfiles).set({ hidden_at: test.clock.now(), hidden_reason: 'Advertising' })
    expect(await get(asha)).toMatchObject({ designation: 'Teacher', hidden_reason: 'Advertising' })
  })
})

describe('two windows', () => {
  it('never write over each other unseen: one of many is taken, the others are told', async () => {
    const asha = await createPerson(test)
    const { revision } = await get(asha)
    const wishes = ['One', 'Two', 'Three', 'Four']
    const answers = await Promise.all(wishes.map((introduction) => set(asha, { introduction, revision })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      status: 409,
      errors: [{ code: 'ProfileChangedMeanwhile' }],
    })
    expect(wishes).toContain((await get(asha)).introduction)
  })

  it('may send the same words again, and what was said of Pankh counts too', async () => {
    const asha = await createPerson(test)
    const { revision } = await get(asha)
    const twice = [await set(asha, { ...WORDS, revision }), await set(asha, { ...WORDS, revision })]
    expect(twice.map(({ success }) => success)).toEqual([true, true])
    const before = (await get(asha)).revision
    await asha.call('PATCH /v2/user/user/property/{id}/', {
      params: { id: asha.id },
      body: { recommendation_text: 'It is calm.\nAnd kind.' },
    })
    expect(await get(asha)).toMatchObject({ recommendation_text: 'It is calm.\nAnd kind.' })
    expect(await set(asha, { designation: 'New', revision: before })).toMatchObject({ status: 409 })
  })
  it('never write over what the other one says about Pankh; all of a form is kept, or nothing', async () => {
    const asha = await createPerson(test)
    const { revision } = await get(asha)
    const first = await set(asha, { recommendation_text: 'It is calm.', revision })
    expect(first).toMatchObject({ success: true, data: { recommendation_text: 'It is calm.' } })
    for (const recommendation_text of ['', 'It is kind.']) {
      const late = await set(asha, { designation: 'Teacher', recommendation_text, revision })
      expect(late).toMatchObject({ status: 409, errors: [{ code: 'ProfileChangedMeanwhile' }] })
    }
    const kept = await get(asha)
    expect(kept).toMatchObject({ designation: '', recommendation_text: 'It is calm.' })
    await set(asha, { designation: 'Teacher', revision: kept.revision })
    expect(await get(asha)).toMatchObject({ designation: 'Teacher', recommendation_text: 'It is calm.' })
    await set(asha, { recommendation_text: '' })
    expect(await get(asha)).toMatchObject({ designation: 'Teacher', recommendation_text: '' })
  })
})

describe('the recommendation text', () => {
  it('is kept for oneself, and another person is as if not there', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const body = { recommendation_text: 'It helped us <b>a lot</b>.' }
    const own = await asha.call('PATCH /v2/user/user/property/{id}/', { params: { id: asha.id }, body })
    expect(own.data.recommendation_text).toBe(body.recommendation_text)
    const answer = await ravi.tryCall('PATCH /v2/user/user/property/{id}/', { params: { id: asha.id }, body })
    expect(answer).toMatchObject({ status: 404 })
  })

  it('is checked as the rest of the profile is, and leaves its draft', async () => {
    const asha = await createPerson(test)
    const say = async (recommendation_text: string) =>
      asha.call('PATCH /v2/user/user/property/{id}/', {
        params: { id: asha.id },
        body: { recommendation_text },
      })
    await set(asha, { designation: 'Teacher' })
    const draft = { form: 'public-profile', subject: 0 }
    await asha.call('POST /user/draft/save/', { body: { ...draft, fields: { designation: ['Tea'] } } })
    expect((await say('See https://shop.example.com')).data.message).toMatch(/check/)
    expect(await get(asha)).toMatchObject({ is_waiting: true })
    expect((await asha.call('GET /user/draft/', { query: draft })).data).not.toBeNull()
  })

  it('alone makes the page public, and its first links and watched words are checked before others see it', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const moderator = await createPerson(test, { is_admin: true })
    await moderator.call('POST /v2/admin/word/save/', {
      body: { words: 'miracle cure', language: 'en', action: 'review' },
    })
    const seen = async ({ id }: Person) =>
      (await test.call('GET /v2/creator/details/', { query: { id } })).data.recommendation_text
    for (const [person, recommendation_text] of [
      [asha, 'See https://shop.example.com'],
      [ravi, 'A miracle cure'],
    ] as const) {
      await set(person, { recommendation_text })
      expect(await get(person)).toMatchObject({ is_waiting: true })
      expect(await seen(person)).toBe('')
      const body = { kind: 'creator', id: person.id, decision: 'publish' as const }
      await moderator.call('POST /v2/admin/held/decide/', { body })
      expect(await seen(person)).toBe(recommendation_text)
    }
  })
})
