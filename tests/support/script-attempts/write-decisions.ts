import type { APIRequestContext } from '@playwright/test'
import { postCall } from '../post-call.ts'
import type { Made } from './write-as-administrator.ts'
import { type MadeByMember, REPORTED } from './write-as-member.ts'
import type { Writer } from './writer.ts'

interface Parts {
  writer: Writer
  by: APIRequestContext
}
interface Decided {
  made: Made
  own: MadeByMember
  /** The person whose account is closed and opened again. */
  person: number
}

interface Certificates {
  certificate: number
  /** The code by which anyone can check the certificate. */
  code: string
}

/** Writes what administrators say about people's texts and accounts. */
export async function writeDecisions(
  { writer, by }: Parts,
  { made, own, person }: Decided,
): Promise<Certificates> {
  // The first links of a new account wait for a moderator.
  const underReview = { kind: 'resource', id: own.resource }
  await writer.write(by, 'POST /v2/admin/held/decide/', { ...underReview, decision: 'publish' })
  await writer.write(by, 'POST /v2/event/question/answer/', { id: own.asked })
  const of = { event_id: made.coming, kind: 'event-question', id: own.asked }
  for (const decision of ['hide', 'restore'])
    await writer.write(by, 'POST /v2/admin/event/feedback/decide/', { ...of, decision })
  await writer.write(by, 'POST /v2/admin/report/decide/', {
    kind: 'resource',
    id: REPORTED,
    decision: 'restore',
  })
  await writer.write(by, 'POST /v2/admin/resource/hide/', { id: own.resource })
  await writer.write(by, 'POST /v2/admin/resource/restore/', { id: own.resource })
  await writer.write(by, 'POST /v2/admin/awareness/campaign/hold/', { id: own.campaign })
  await writer.write(by, 'POST /v2/admin/awareness/campaign/release/', { id: own.campaign })
  await writer.write(by, 'POST /v2/admin/people/role/', { id: person, role: 'moderator', is_granted: true })
  await writer.write(by, 'POST /v2/admin/people/membership/', { id: person, is_member: true })
  for (const is_closed of [true, false])
    await writer.write(by, 'POST /v2/admin/people/close/', { id: person, is_closed })
  await writer.write(by, 'POST /v2/admin/event/cancel/', { id: made.cancelled })
  await writeRecords({ writer, by })
  return await writeCertificates({ writer, by }, made.event)
}

/** Of two attendees, one gets another name on their certificate, the other loses it. */
async function writeCertificates({ writer, by }: Parts, id: number): Promise<Certificates> {
  const missing = await postCall(by, '/v2/admin/certificate/missing/list/', { id })
  const certificates: number[] = []
  for (const { user_id } of missing)
    certificates.push((await writer.write(by, 'POST /v2/admin/certificate/issue/', { id, user_id })).id)
  const [reissued, revoked] = certificates
  const again = await writer.write<{ id: number }>(by, 'POST /v2/admin/certificate/reissue/', {
    id: reissued,
  })
  await writer.write(by, 'POST /v2/admin/certificate/revoke/', { id: revoked })
  const { data } = await (await by.get(`/v2/admin/certificate/details/?id=${again.id}`)).json()
  return { certificate: again.id, code: data.code }
}

async function writeRecords({ writer, by }: Parts): Promise<void> {
  const held_on = '2026-01-05'
  await writer.write(by, 'POST /v2/admin/counselling/add/', {
    email: 'asha@pankh.example',
    held_on,
    minutes: 30,
  })
  const row = ['topic', 'speaker_id', 'speaker_name', 'holder_name'].map(() => inCell(writer))
  const head = 'topic,speaker_id,speaker_name,holder_name,email,held_on,minutes'
  const csv = `${head}\n${row.join(',')},asha@pankh.example,${held_on},30\n`
  await writer.write(by, 'POST /v2/admin/counselling/import/', { csv, is_check: false })
}

const inCell = (writer: Writer) =>
  `"${writer.attemptOf('POST /v2/admin/counselling/import/', 'csv', 90).replaceAll('"', '""')}"`

/** Last: it renames the product and watches for words that all attempts contain. */
export async function writeSettings({ writer, by }: Parts): Promise<void> {
  const address = 'https://example.org/'
  const links = Object.fromEntries(
    ['youtube', 'instagram', 'facebook', 'linkedin', 'about_url', 'logout_url'].map((name) => [
      name,
      address,
    ]),
  )
  await writer.write(by, 'POST /v2/admin/settings/edit/', { ...links, email: 'team@pankh.example' })
  await writer.write(by, 'POST /v2/admin/word/save/', { language: 'any', action: 'review' })
}
