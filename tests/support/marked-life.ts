import { completeLanding } from '#features/awareness-programs/testing/complete-landing.ts'
import { startCampaign } from '#features/awareness-programs/testing/inviting.ts'
import { sendLanding } from '#features/awareness-programs/testing/send-landing.ts'
import { createProgramOfEvents } from '#features/certificate-programs/testing/create-program.ts'
import { nameInCohort } from '#features/certificate-programs/testing/name-in-cohort.queries.ts'
import { attend } from '#features/certificates/testing/attended-event.ts'
import { createRecord } from '#features/counselling/testing/create-record.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { pdfFile } from '#features/resources/testing/sample-pdf.ts'
import { uploadFile } from '#features/resources/testing/upload-file.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { writeProfile } from '#foundation/creators/testing/write-profile.queries.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import type { TestApp } from './test-app.ts'
import { TEST_NOW } from './test-moment.ts'

/** Words that occur only in this person's texts and actions. */
export const MARKS = ['zarqamark', 'qilwamark', '9812312345'] as const
export const MARKED = {
  email: 'zarqamark@home.example',
  username: 'zarqamark-q',
  first_name: 'Zarqamark',
  last_name: 'Qilwamark',
  mobile: '+919812312345',
  school_name: 'Zarqamark Academy',
  email_verified_at: TEST_NOW,
}

/** A person, among others, who leaves a mark in every feature that people can use. */
export async function liveMarkedLife(test: TestApp): Promise<{ person: Person; other: Person }> {
  const person = await createPerson(test, MARKED)
  const other = await createPerson(test, { first_name: 'Meera', email_verified_at: TEST_NOW })
  const administrator = await createPerson(test, { is_admin: true })
  await writeProfile(test.db, other.id)
  await inTheAccount(test, person, other)
  await atEvents(test, person)
  await inTheLibrary(test, person, other)
  await inCampaigns(test, person, other)
  await beingAdministered(person, administrator)
  await test.runJobs()
  return { person, other }
}

async function inTheAccount(test: TestApp, person: Person, other: Person): Promise<void> {
  await person.call('PATCH /v2/user/details/', {
    body: { is_promotional: true, is_whatsapp_notification: true },
  })
  await person.call('POST /v2/user/public/details/', {
    body: {
      designation: 'Zarqamark of all',
      introduction: 'I am Zarqamark.',
      recommendation_text: 'Zarqamark says so.',
    },
  })
  await person.call('PATCH /v2/user/user/property/{id}/', {
    params: { id: person.id },
    body: { recommendation_text: 'Zarqamark recommends it' },
  })
  await person.call('POST /v2/user/follow/', { body: { id: other.id } })
  await other.call('POST /v2/user/follow/', { body: { id: person.id } })
  await person.call('POST /user/draft/save/', {
    body: { form: 'event', subject: 0, fields: { title_en: ['A draft of Zarqamark'] } },
  })
  await person.call('POST /master/report/', {
    body: { kind: 'creator', id: other.id, reason: 'other', words: 'Zarqamark was hurt' },
  })
  await other.call('POST /master/report/', {
    body: { kind: 'creator', id: person.id, reason: 'other', words: 'A word of another person' },
  })
  await person.call('POST /master/signal/', {
    body: { signals: [{ key: 'click_login', page: '/creator/1', utm_source: 'news' }] },
  })
  await test.call('POST /user/forget-password/', { body: { identifier: MARKED.email } })
  await test.tryCall('POST /user/client/login/', {
    body: { identifier: MARKED.email, password: 'Zarqamark-wrong' },
  })
  await sendPicture(test, person)
  await person.call('POST /v2/user/privacy/export/', { body: {} })
}

async function atEvents(test: TestApp, person: Person): Promise<void> {
  const past = await createEvent(test.db, {
    title: 'Past hour',
    starts_in_minutes: -120,
    has_certificate: true,
  })
  const coming = await createEvent(test.db, { title: 'Coming hour', starts_in_minutes: 600 })
  await person.call('POST /v2/event/register/', {
    body: { id: coming, access_request: 'Large print for Zarqamark' },
  })
  await attend(test.db, { event_id: past, user_id: person.id })
  await person.call('POST /v2/event/question/add/', {
    body: { id: coming, question: 'Does Zarqamark fit in?' },
  })
  await person.call('POST /v2/event/review/add/', {
    body: { id: past, rating: 4, feedback: 'Zarqamark liked it' },
  })
  await person.call('GET /v2/event/certificate/email/', { query: { id: past } })
  const program = await createProgramOfEvents(test.db)
  await person.call('POST /v2/event/registers/', { body: { id: program.id, is_all: true } })
  await nameInCohort(test.db, { program_id: program.id, name: 'Green school', email: MARKED.email })
  await createRecord(test.db, { email: MARKED.email, holder_name: 'Zarqamark Qilwamark' })
}

async function inTheLibrary(test: TestApp, person: Person, other: Person): Promise<void> {
  const resource_type_id = await createTerm(test.db, 'resource_types')
  const make = async (maker: Person, title: string) => {
    const sheet = await uploadFile(test, maker, { name: `${title}.pdf`, bytes: await pdfFile() })
    const body = { title, resource_type_id, has_rights: true, resource_files: [sheet.id], keywords: [title] }
    return (await maker.call('POST /v2/resource/add/', { body })).data.id
  }
  const own = await make(person, 'Cards of Zarqamark')
  const others = await make(other, 'Counting cards')
  await other.call('POST /v2/resource/like/', { body: { id: own } })
  await other.call('POST /resources/review/add/', { body: { id: own, rating: 5, comment: 'It helped' } })
  for (const call of ['POST /v2/resource/like/', 'POST /v2/resource/bookmark/'] as const)
    await person.call(call, { body: { id: others } })
  await person.call('POST /v2/resource/share/', { body: { id: others, channel: 'copy' } })
  await person.call('POST /resources/review/add/', {
    body: { id: others, rating: 2, comment: 'Zarqamark tried it' },
  })
  // An unfinished upload, and a file that nothing uses.
  await uploadFile(test, person, { name: 'Unused of Zarqamark.pdf', bytes: await pdfFile() })
  const filename = Buffer.from('Half of Zarqamark.pdf').toString('base64')
  await test.app.inject({
    method: 'POST',
    url: '/master/tus/',
    headers: {
      authorization: `Bearer ${person.token}`,
      'tus-resumable': '1.0.0',
      'upload-length': '5000',
      'upload-metadata': `filename ${filename}`,
    },
  })
}

async function inCampaigns(test: TestApp, person: Person, other: Person): Promise<void> {
  const own = await startCampaign(test, person, {
    display_name: 'Zarqamark and friends',
    message: 'Zarqamark asks you',
  })
  const others = await startCampaign(test, other, { display_name: 'Meera and friends' })
  const logo = await samplePicture(400, 200).png().toBuffer()
  const url = `/program/subscription/${own.id}/page/`
  await sendLanding(test, person, { method: 'POST', url, fields: { logo, cover: logo } })
  await person.call('POST /program/invitation/send/', {
    body: { id: own.id, addresses: `Ravi <ravi@school.example>, ${other.email}` },
  })
  await other.call('POST /program/invitation/send/', {
    body: { id: others.id, addresses: `Zarqamark <${MARKED.email}>` },
  })
  await test.runJobs()
  await completeLanding(test, { id: others.id, name: 'Zarqamark Qilwamark', email: MARKED.email }, person)
}

async function beingAdministered(person: Person, administrator: Person): Promise<void> {
  for (const is_granted of [true, false])
    await administrator.call('POST /v2/admin/people/role/', {
      body: { id: person.id, role: 'moderator', is_granted, reason: 'Zarqamark asked for it' },
    })
}

async function sendPicture(test: TestApp, person: Person): Promise<void> {
  const form = new FormData()
  const picture: Buffer = await samplePicture(300, 300).png().toBuffer()
  form.append('picture', new Blob([new Uint8Array(picture)]), 'Zarqamark.png')
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await test.app.inject({
    method: 'POST',
    url: '/v2/user/picture/upload/',
    headers,
    payload: form,
  })
  if (answer.statusCode !== 200) throw new Error(`the picture was answered ${answer.statusCode}`)
}
