import { describe, expect, it } from 'vitest'
import { occupations } from '#foundation/taxonomy/server/index.ts'
import { createSkill, createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { createLimits } from '#platform/limits/limits.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createPerson, PASSWORD } from '../../testing/create-person.ts'
import { WrongPassword } from '../accounts.errors.ts'
import { changeDetails } from './change-details.ts'

const test = testApp()
const NO_ROLES = {
  session_id: '',
  username: '',
  last_name: '',
  is_otp_verified: false,
  is_admin: false,
  is_member: false,
  roles: [],
}

describe('the own details', () => {
  it('are refused to a visitor', async () => {
    expect(await test.tryCall('GET /v2/user/details/', {})).toMatchObject({
      status: 401,
      errors: [{ code: 'NotSignedIn' }],
    })
  })

  it('change by what is named, and renew the token only when it says something else', async () => {
    const asha = await createPerson(test)
    const gender = await asha.call('PATCH /v2/user/details/', { body: { gender: 'Female' } })
    expect(gender).toMatchObject({ token: null, message: 'User Updated!', data: { gender: 'Female' } })
    const name = await asha.call('PATCH /v2/user/details/', { body: { first_name: 'Usha' } })
    expect(name).toMatchObject({ message: 'User Updated!!', data: { first_name: 'Usha', gender: 'Female' } })
    expect(name.token).not.toBeNull()
  })

  it('keep an occupation that was hidden later, which nobody else can choose any more', async () => {
    const hidden = await createTerm(test.db, 'occupations', { key: 'volunteer', name: { en: 'Volunteer' } })
    const asha = await createPerson(test, { occupation_id: hidden })
    const ravi = await createPerson(test)
    await test.db.update(occupations).set({ is_hidden: true })
    const { data } = await asha.call('GET /v2/user/details/', {})
    expect(data.occupations).toMatchObject([{ id: hidden, name: 'Volunteer' }])
    const body = { occupation_id: hidden }
    expect(await asha.call('PATCH /v2/user/details/', { body })).toMatchObject({ success: true })
    expect(await asha.call('POST /user/preferences/', { body })).toMatchObject({ success: true })
    expect((await ravi.call('GET /v2/user/details/', {})).data.occupations).toEqual([])
    expect(await ravi.tryCall('PATCH /v2/user/details/', { body })).toMatchObject({
      errors: [{ code: 'OccupationNotFound' }],
    })
  })

  it('read a number as one of the chosen country, in this change or before', async () => {
    const asha = await createPerson(test)
    const change = async (body: object) => (await asha.call('PATCH /v2/user/details/', { body })).data.mobile
    expect(await change({ mobile: '9812345678' })).toBe('+919812345678')
    expect(await change({ mobile: '9812345678', country_code: 'NP' })).toBe('+9779812345678')
    expect(await change({ mobile: '9841234567' })).toBe('+9779841234567')
  })

  it('keep the user type when the occupation changes', async () => {
    const parent = await createTerm(test.db, 'occupations', { key: 'parent', name: { en: 'Parent' } })
    const teacher = await createTerm(test.db, 'occupations', { key: 'school-x', name: { en: 'Teacher' } })
    const asha = await createPerson(test, { occupation_id: parent, user_type_id: parent })
    const { data } = await asha.call('POST /v2/user/details/', { body: { occupation_id: teacher } })
    expect(data).toMatchObject({ occupation: 'Teacher', user_type: 'Parent' })
  })

  it('ask for the password before the address changes, and the new one is unproved', async () => {
    const asha = await createPerson(test, { email_verified_at: new Date() })
    const change = (more: object) =>
      asha.tryCall('PATCH /v2/user/details/', { body: { email: 'new@example.org', ...more } })
    expect(await change({})).toMatchObject({ errors: [{ code: 'WrongPassword', field: 'current_password' }] })
    expect(await change({ current_password: ` ${PASSWORD} ` })).toMatchObject({
      data: { email: 'new@example.org', is_otp_verified: false },
    })
  })

  it('ask for the password also when the address changed after the call began', async () => {
    const asha = await createPerson(test, { email_verified_at: new Date() })
    const wanted = 'wanted@example.org'
    const viewer = { ...NO_ROLES, ...asha, email: wanted }
    const answer = changeDetails(test.db, viewer, {
      changes: { email: wanted },
      limits: createLimits(test.database),
      takeByAddress: async () => undefined,
      secret: 'secret',
      publicUrl: 'https://pankh.example',
      language: 'en',
      now: test.clock.now(),
    })
    await expect(answer).rejects.toBeInstanceOf(WrongPassword)
    expect((await asha.call('GET /v2/user/details/', {})).data).toMatchObject({
      email: asha.email,
      is_otp_verified: true,
    })
  })

  it('tell the address before of a new one, and end the links that were mailed to it', async () => {
    const asha = await createPerson(test)
    await test.call('POST /user/forget-password/', { body: { identifier: asha.email } })
    await test.runJobs()
    const mails = async () => (await test.call('GET /dev/outbox/list/', {})).data
    const token = (await mails()).map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1]).find(Boolean)
    await asha.call('PATCH /v2/user/details/', {
      body: { email: 'new@example.org', current_password: PASSWORD },
    })
    await test.runJobs()
    expect((await mails()).map(({ to, kind }) => [to, kind])).toContainEqual([asha.email, 'email-changed'])
    expect((await mails()).find(({ to }) => to === 'new@example.org')?.text).not.toMatch(/welcome/i)
    const reset = { token: token ?? '', password: 'Paper-Boat-77' }
    expect(await test.tryCall('POST /user/reset-password/', { body: reset })).toMatchObject({
      errors: [{ code: 'ResetLinkIsSpent' }],
    })
  })

  it('change the address five times a day at most, and ask no more often whether one is taken', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const change = (email: string) =>
      asha.tryCall('PATCH /v2/user/details/', { body: { email, current_password: PASSWORD } })
    for (let time = 0; time < 5; time += 1)
      expect(await change(ravi.email)).toMatchObject({ errors: [{ code: 'EmailIsTaken' }] })
    expect(await change('new@example.org')).toMatchObject({ status: 429 })
  })

  it.each(['admin', 'API', 'support', 'pankh'])(
    'never take the name %s, which is not a person’s',
    async (username) => {
      const asha = await createPerson(test)
      expect(await asha.tryCall('PATCH /v2/user/details/', { body: { username } })).toMatchObject({
        errors: [{ code: 'UsernameIsTaken' }],
      })
    },
  )

  it('never take what another person has', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test, { username: 'ravi-kumar' })]
    const change = (body: object) => asha.tryCall('PATCH /v2/user/details/', { body })
    expect(await change({ username: 'Ravi-Kumar' })).toMatchObject({ errors: [{ code: 'UsernameIsTaken' }] })
    expect(await change({ email: ravi.email, current_password: PASSWORD })).toMatchObject({
      errors: [{ code: 'EmailIsTaken', message: 'Another account uses this email. Enter a different one.' }],
    })
  })

  it('give a username to one of two who want it at once', async () => {
    const people = await Promise.all([createPerson(test), createPerson(test), createPerson(test)])
    const answers = await Promise.all(
      people.map((person) => person.tryCall('PATCH /v2/user/details/', { body: { username: 'kite-maker' } })),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  it('never change what is the server’s', async () => {
    const asha = await createPerson(test)
    const body = { is_member: true, is_admin: true, is_pankh_admin: true, user_type_id: 1, disabled_at: null }
    const { data } = await asha.call('PATCH /v2/user/details/', { body: body as object })
    expect(data).toMatchObject({ is_member: false, is_pankh_admin: false })
  })

  it.each(['a', '-asha-', 'asha verma', 'आशा', 'x'.repeat(41), '<script>'])(
    'refuse %j as a username',
    async (username) => {
      const asha = await createPerson(test)
      expect(await asha.tryCall('PATCH /v2/user/details/', { body: { username } })).toMatchObject({
        status: 422,
      })
    },
  )
})

describe('preferences', () => {
  it('are chosen, answered by their names in the contract and left alone where they are not named', async () => {
    const [speech, play] = [
      await createSkill(test.db, { key: 'speech', name: { en: 'Speech' } }),
      await createSkill(test.db, { key: 'play', name: { en: 'Play' } }),
    ]
    const autism = await createTerm(test.db, 'tags', { key: 'autism', name: { en: 'Autism' } })
    const asha = await createPerson(test)
    await asha.call('POST /user/preferences/', { body: { skills: [speech, speech], tags: [autism] } })
    const { data, message } = await asha.call('POST /user/preferences/', {
      body: { skills: [play], is_promotional: true },
    })
    expect(message).toBe('Details Updated!!')
    expect(data.skills_list.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([play])
    expect(data.interested_tags_details).toEqual([{ id: autism, name: 'Autism' }])
    expect(data.is_promotional).toBe(true)
  })

  it('keep a school type whole that has a comma in its name', async () => {
    const school_type = [
      await createTerm(test.db, 'school_types', { name: { en: 'Inclusive, private' } }),
      await createTerm(test.db, 'school_types', { name: { en: 'At home' } }),
    ]
    const asha = await createPerson(test)
    await asha.call('POST /user/preferences/', { body: { school_type } })
    const { data } = await asha.call('GET /v2/user/details/', {})
    expect(data.school_types).toEqual(['Inclusive, private', 'At home'])
    expect(data.school_type).toBe('Inclusive, private, At home')
  })

  it('are all taken or none: an unknown choice changes nothing', async () => {
    const speech = await createSkill(test.db, { key: 'speech', name: { en: 'Speech' } })
    const asha = await createPerson(test)
    const answer = await asha.tryCall('POST /user/preferences/', { body: { skills: [speech], tags: [999] } })
    expect(answer).toMatchObject({ errors: [{ code: 'ChoiceNotFound' }] })
    expect((await asha.call('GET /user/preferences/', {})).data.interested_skills_details).toEqual([])
  })

  it('end as one of two writers meant', async () => {
    const ids = await Promise.all(
      ['a', 'b', 'c', 'd'].map((key) => createSkill(test.db, { key, name: { en: key } })),
    )
    const asha = await createPerson(test)
    const wishes = [ids.slice(0, 2).toSorted(), ids.slice(2).toSorted()]
    await Promise.all(wishes.map((skills) => asha.call('POST /user/preferences/', { body: { skills } })))
    const { data } = await asha.call('GET /user/preferences/', {})
    expect(wishes).toContainEqual(data.interested_skills_details.map(({ id }) => id).toSorted())
  })
})
