import { describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { completeForm } from '../../testing/complete-form.ts'
import { createEventWithSpeaker } from '../../testing/create-feedback.ts'

const test = testApp()

describe('a question about an event', () => {
  it('is told to its hosts and speakers, once a day', async () => {
    const { event_id, speaker } = await createEventWithSpeaker(test)
    const admin = await createPerson(test, { is_admin: true })
    const host = await createPerson(test, { email_verified_at: TEST_NOW })
    await admin.call('POST /v2/admin/event/host/add/', { body: { id: event_id, email: host.email } })
    const asker = await createPerson(test, { first_name: 'Meera', last_name: 'Nair' })
    const ask = (by: Person, question: string) =>
      by.call('POST /v2/event/question/add/', { body: { id: event_id, question } })
    await ask(asker, 'From what age?')
    await ask(asker, 'And for how long?')
    await ask(host, 'What else would you like to know?')
    const toldTo = async (person: Person) =>
      (await person.call('POST /v2/user/notification/list/', {})).data.map(({ text, path }) => [text, path])
    // Not by name: others see the first name and an initial of people who ask.
    const text = 'Someone asked a question about “A quiet morning”.'
    const told = [[text, `/events/details/${event_id}#questions`]]
    expect(await toldTo(host)).toEqual(told)
    expect(await toldTo(speaker)).toEqual(told)
    expect(await toldTo(asker)).toEqual([])
    test.clock.set(new Date(test.clock.now().getTime() + 24 * 3600_000))
    await ask(asker, 'Is there a break?')
    expect(await toldTo(host)).toHaveLength(2)
  })

  it('is told to an administrator who created the event, but a content editor hosts none', async () => {
    const admin = await createOrganiser(test, 'administrator')
    const editor = await createOrganiser(test, 'content-editor')
    const form = { ...completeForm, event_type_id: await createEventType(test.db) }
    const asker = await createPerson(test)
    const hostsOf = async (by: Person) => {
      const { data } = await by.call('POST /v2/admin/event/save/', { body: form })
      await by.call('POST /v2/admin/event/publish/', { body: { id: data.id } })
      const question = 'From what age?'
      await asker.call('POST /v2/event/question/add/', { body: { id: data.id, question } })
      const { hosts } = (await admin.call('GET /v2/admin/event/host/list/', { query: { id: data.id } })).data
      return hosts.map(({ id }) => id)
    }
    expect(await hostsOf(admin)).toEqual([admin.id])
    expect(await hostsOf(editor)).toEqual([])
    const told = async (person: Person) =>
      (await person.call('POST /v2/user/notification/list/', {})).data.map(({ kind }) => kind)
    expect(await told(admin)).toEqual(['question_asked'])
    expect(await told(editor)).toEqual([])
  })
})
