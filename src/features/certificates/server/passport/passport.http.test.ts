import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createAttendedEvent } from '../../testing/attended-event.ts'
import { changeModules, forgetCertifiedEvents } from '../../testing/change-facts.queries.ts'
import { createFinishedProgram } from '../../testing/finished-program.ts'
import { issueCertificate, issueProgramCertificate, revokeCertificate } from '../index.ts'

const test = testApp()
const of = (person: Person) => ({
  user_id: person.id,
  holder_name: 'Asha Verma',
  language: 'en' as const,
  now: test.clock.now(),
})
const certify = async (person: Person, title = 'Calm nights') => {
  const event_id = await createAttendedEvent(test.db, { title, people: [person] })
  return issueCertificate(test.db, { ...of(person), event_id })
}
const passport = async (person: Person) => (await person.call('GET /v2/user/passport/', {})).data
const file = (person: Person, query = '') =>
  test.app.inject({
    url: `/v2/user/passport/pdf/${query}`,
    headers: { authorization: `Bearer ${person.token}` },
  })

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages
}

describe('the learning passport', () => {
  it('is empty at first', async () => {
    const asha = await createPerson(test)
    expect(await passport(asha)).toEqual({ certificates_count: 0, minutes: 0, outcomes: [], skills: [] })
    const answer = await file(asha)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="learning-passport.pdf"')
    expect(await pagesOf(answer.rawPayload)).toHaveLength(1)
  })

  it('adds up what stands, of events and of programs, and no hour twice', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    await certify(asha)
    const revoked = await certify(asha)
    await revokeCertificate(test.db, { id: revoked.id, reason: 'By mistake', now: test.clock.now() })
    await certify(ravi)
    const { id, event_ids } = await createFinishedProgram(test.db, {
      outcomes: { en: 'Plan a calm lesson.\n\n Talk with parents. \nPlan a calm lesson.' },
      people: [asha],
    })
    await issueProgramCertificate(test.db, { ...of(asha), program_id: id })
    // Part of the program, so its hour counts there.
    await issueCertificate(test.db, { ...of(asha), event_id: event_ids[0] ?? 0 })
    expect(await passport(asha)).toMatchObject({
      certificates_count: 3,
      minutes: 180,
      outcomes: [{ text: 'Plan a calm lesson.' }, { text: 'Talk with parents.' }],
    })
    expect(await passport(ravi)).toMatchObject({ certificates_count: 1, minutes: 60, outcomes: [] })
  })

  it('counts what a program held when it was certified, whatever is added or removed later', async () => {
    const asha = await createPerson(test)
    const { id, module_ids, event_ids } = await createFinishedProgram(test.db, { people: [asha] })
    await issueProgramCertificate(test.db, { ...of(asha), program_id: id })
    for (const event_id of event_ids) await issueCertificate(test.db, { ...of(asha), event_id })
    const minutes = async () => (await passport(asha)).minutes
    expect(await minutes()).toBe(120)
    const editor = await createOrganiser(test, 'content-editor')
    const added = await certify(asha)
    await editor.call('POST /v2/admin/course/module/event/add/', {
      body: { id: module_ids[1] ?? 0, event_id: added.event_id ?? 0 },
    })
    expect(await minutes()).toBe(180)
    await changeModules(test.db, id)
    expect(await minutes()).toBe(180)
    await forgetCertifiedEvents(test.db, id)
    // The first event's hour counts again, and the added one's no longer.
    expect(await minutes()).toBe(180)
    await editor.call('POST /v2/admin/course/module/event/remove/', {
      body: { id: module_ids[1] ?? 0, event_id: added.event_id ?? 0 },
    })
    expect(await minutes()).toBe(240)
  })

  it('is a PDF of several pages when it is long, and says what it is not', async () => {
    const asha = await createPerson(test)
    for (let n = 0; n < 30; n += 1) await certify(asha, `Calm nights ${n}`)
    const answer = await file(asha)
    expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      'application/pdf',
      'private, no-store',
    ])
    const pages = await pagesOf(answer.rawPayload)
    expect(pages).toHaveLength(3)
    expect(pages[0]).toContain('not CRE points of the Rehabilitation Council of India')
    expect(pages[0]).toContain('30 hours')
    expect(pages[2]).toContain('Page 3 of 3')
    for (let n = 0; n < 30; n += 1) expect(pages.join(' ')).toContain(`Calm nights ${n} `)
    expect(await test.queriesOf(() => file(asha))).toBe(await test.queriesOf(() => file(asha)))
    expect((await file(asha, '?language=hi')).statusCode).toBe(200)
  })

  it('is one’s own: a visitor is refused, and a name that can’t be printed is said so', async () => {
    for (const path of ['/v2/user/passport/', '/v2/user/passport/pdf/'])
      expect((await test.app.inject(path)).statusCode).toBe(401)
    const meena = await createPerson(test, { first_name: 'மீனா' })
    expect((await file(meena)).json().errors[0].code).toBe('CertificateUnprintable')
    expect((await file(meena, '?language=xx')).statusCode).toBe(422)
  })

  it('costs the same queries whatever the number of certificates', async () => {
    const asha = await createPerson(test)
    await certify(asha)
    const few = await test.queriesOf(() => passport(asha))
    for (let n = 0; n < 5; n += 1) await certify(asha)
    expect(await test.queriesOf(() => passport(asha))).toBe(few)
  })
})
