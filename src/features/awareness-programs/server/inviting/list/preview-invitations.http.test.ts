import { describe, expect, it } from 'vitest'
import { uploadAs } from '#features/events/testing/upload-as.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createPromoter, startCampaign } from '../../../testing/inviting.ts'

const test = testApp()
const file = (person: Person, text: string) =>
  uploadAs(test, person, { name: 'people.csv', bytes: Buffer.from(text) })
const preview = (person: Person, body: { id: number; upload_id?: number; addresses?: string }) =>
  person.call('POST /program/invitation/preview/', { body })

async function runCampaign() {
  const asha = await createPromoter(test)
  return { asha, ...(await startCampaign(test, asha)) }
}

describe('looking at a list before it is sent', () => {
  it('says what would become of each line, and sends nothing', async () => {
    const { asha, id } = await runCampaign()
    await asha.call('POST /program/invitation/send/', { body: { id, addresses: 'known@example.org' } })
    const upload_id = await file(
      asha,
      `Mail,Full name,Town\nravi@example.org,"Ravi\nRao",Pune\nknown@example.org,,\nRAVI@example.org,,\nmeera@,Meera,\n${asha.email},,\n`,
    )
    const { data } = await preview(asha, { id, upload_id })
    expect(data).toEqual({
      ...{ ready: 1, broken: 1, repeated: 1, own: 1, invited_before: 1, opted_out: 0, left_today: 199 },
      first: [{ email: 'ravi@example.org', name: 'Ravi Rao' }],
      broken_lines: [{ line: 6, text: 'meera@, Meera,' }],
      columns: [
        { head: 'Mail', example: 'ravi@example.org' },
        { head: 'Full name', example: 'Ravi Rao' },
        { head: 'Town', example: 'Pune' },
      ],
      email_column: 0,
      name_column: 1,
    })
    expect(await test.runJobs()).toBe(2)
    const { recordsTotal } = await asha.call('POST /program/invitation/list/', { body: { id } })
    expect(recordsTotal).toBe(1)
  })

  it('takes fifty thousand lines, of which two hundred go out', async () => {
    const { asha, id } = await runCampaign()
    const lines = Array.from({ length: 50_000 }, (_, at) => {
      if (at % 10 === 1) return `"Broken ${at}",person-${at}@`
      return at % 10 === 2 ? 'Again,person-0@example.org' : `"Person\n${at}",person-${at}@example.org`
    })
    const upload_id = await file(asha, ['name,email', ...lines].join('\n'))
    const body = { id, upload_id }
    expect((await preview(asha, body)).data).toMatchObject({ ready: 40_000, broken: 5_000, repeated: 5_000 })
    const { data } = await asha.call('POST /program/invitation/send/', { body })
    expect(data).toMatchObject({ sent: 200, postponed: 39_800, left_today: 0 })
  })

  it('is of one’s own files, and of lists', async () => {
    const { asha, id } = await runCampaign()
    const ravi = await createPerson(test)
    const upload_id = await file(ravi, 'a@example.org')
    expect(
      await asha.tryCall('POST /program/invitation/preview/', { body: { id, upload_id } }),
    ).toMatchObject({
      errors: [{ code: 'UploadNotFound' }],
    })
    const empty = { id, upload_id: await file(asha, ' \n') }
    expect(await asha.tryCall('POST /program/invitation/preview/', { body: empty })).toMatchObject({
      status: 422,
      errors: [{ code: 'NoAddresses' }],
    })
    const wrong = { id, addresses: 'a@example.org', email_column: 30 }
    expect(await asha.tryCall('POST /program/invitation/preview/', { body: wrong })).toMatchObject({
      errors: [{ code: 'InvalidInput', field: 'email_column' }],
    })
  })
})
