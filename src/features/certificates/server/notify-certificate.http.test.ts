import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createAttendedEvent } from '../testing/attended-event.ts'
import { issuedCertificates } from './index.ts'

const test = testApp()
let admin: Person
let asha: Person
let id: number

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  asha = await createPerson(test)
  id = await createAttendedEvent(test.db, { title: 'Calm nights', people: [asha] })
})

const issueAll = (wants_mail: boolean) =>
  admin.call('POST /v2/admin/certificate/issue/all/', { body: { id, wants_mail } })
const issue = async () =>
  (await admin.call('POST /v2/admin/certificate/issue/', { body: { id, user_id: asha.id } })).data.id
const correct = async () => {
  const body = { id: await issue(), holder_name: 'Asha Devi' }
  await admin.call('POST /v2/admin/certificate/reissue/', { body })
}
/** The emails to the holder, newest first, once the jobs have run. */
const mailed = async () => {
  await test.runJobs()
  const { data } = await test.call('GET /dev/outbox/list/', {})
  return data.filter(({ to }) => to === asha.email)
}
const kindsMailed = async () => (await mailed()).map(({ kind }) => kind)

describe('the holder of a certificate', () => {
  it('is told of one by email that isn’t emailed itself', async () => {
    await issueAll(false)
    expect(await kindsMailed()).toEqual(['notification-certificates'])
  })

  it('is not told by email beside the certificate itself', async () => {
    await issueAll(true)
    expect(await kindsMailed()).toEqual(['certificate'])
  })

  it('finds the way to the corrected one in their notifications', async () => {
    await correct()
    const { data } = await asha.call('POST /v2/user/notification/list/', { body: {} })
    const issued = await test.db.select().from(issuedCertificates)
    const newest = issued.toSorted((one, other) => other.id - one.id)[0]
    expect(data.map(({ path }) => path)).toContain(`/certificates/${newest?.code}`)
  })

  it('is told by email when an organiser issues or corrects it', async () => {
    await correct()
    expect(await kindsMailed()).toEqual(['notification-certificates', 'notification-certificates'])
    const [mail] = await mailed()
    expect(mail?.subject).toBe('Your certificate for “Calm nights” is ready.')
    expect(mail?.text).toContain('because you earned a certificate on Pankh')
    expect(mail?.text).toContain('/unsubscribe/')
  })

  it('is not told by email after turning that off', async () => {
    await asha.call('POST /user/notification/choices/', { body: { wanted: ['certificates:site'] } })
    await issue()
    expect(await kindsMailed()).toEqual([])
  })
})
