import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { aMail } from '#foundation/mails/testing/a-mail.ts'
import { testApp } from '#tests/support/test-app.ts'
import { writtenMails } from '../../../testing/invitation-rows.queries.ts'
import { createPromoter, startCampaign } from '../../../testing/inviting.ts'

const test = testApp()
const send = (person: Person, id: number) =>
  person.call('POST /program/invitation/send/', { body: { id, addresses: 'a@example.org\nb@example.org' } })
const remind = (person: Person, id: number) =>
  person.tryCall('POST /program/invitation/remind/', { body: { id } })
const list = (person: Person, id: number) => person.call('POST /program/invitation/list/', { body: { id } })
const setStatus = (person: Person, id: number, status: 'live' | 'paused') =>
  person.call('PATCH /program/subscription/{id}/', { params: { id }, body: { status } })
const kinds = async () => {
  await test.runJobs()
  const mails = await writtenMails(test.db)
  return mails.map(({ kind }) => kind).filter((kind) => kind.startsWith('campaign-invitation'))
}
const passDays = (days: number) => test.clock.set(new Date(test.clock.now().getTime() + days * DAY_MS))

async function runCampaign() {
  const asha = await createPromoter(test)
  return { asha, ...(await startCampaign(test, asha)) }
}

describe('invitations that wait', () => {
  it('go out once when a paused campaign is taken up again, and nobody is reminded of them before', async () => {
    const { asha, id } = await runCampaign()
    await send(asha, id)
    await setStatus(asha, id, 'paused')
    expect(await kinds()).toEqual([])
    passDays(4)
    expect(await list(asha, id)).toMatchObject({ due_count: 0, totals: { waiting: 2 } })
    await setStatus(asha, id, 'live')
    expect(await remind(asha, id)).toMatchObject({ errors: [{ code: 'NobodyToRemind' }] })
    await setStatus(asha, id, 'live')
    await setStatus(asha, id, 'paused')
    await setStatus(asha, id, 'live')
    expect(await kinds()).toEqual(['campaign-invitation', 'campaign-invitation'])
    expect(await list(asha, id)).toMatchObject({ totals: { sent: 2, waiting: 0 } })
    await setStatus(asha, id, 'paused')
    await setStatus(asha, id, 'live')
    expect(await test.runJobs()).toBe(0)
  })

  it('go out when an ended program is reopened', async () => {
    const { asha, id, program_id } = await runCampaign()
    const admin = await createOrganiser(test, 'administrator')
    await send(asha, id)
    await admin.call('POST /v2/admin/awareness/end/', { body: { id: program_id } })
    expect(await kinds()).toEqual([])
    await admin.call('POST /v2/admin/awareness/reopen/', { body: { id: program_id } })
    expect(await kinds()).toEqual(['campaign-invitation', 'campaign-invitation'])
    expect(await list(asha, id)).toMatchObject({ totals: { sent: 2, waiting: 0 } })
  })

  it('go out when a suspended campaign is released, and so do reminders', async () => {
    const { asha, id } = await runCampaign()
    const admin = await createOrganiser(test, 'administrator')
    const suspend = () =>
      admin.call('POST /v2/admin/awareness/campaign/hold/', { body: { id, reason: 'Look.' } })
    const release = () => admin.call('POST /v2/admin/awareness/campaign/release/', { body: { id } })
    await send(asha, id)
    await suspend()
    expect(await kinds()).toEqual([])
    await release()
    expect(await kinds()).toEqual(['campaign-invitation', 'campaign-invitation'])
    passDays(4)
    expect(await remind(asha, id)).toMatchObject({ data: { reminded: 2 } })
    await suspend()
    expect(await kinds()).toHaveLength(2)
    await release()
    expect((await kinds()).slice(2)).toEqual(['campaign-invitation-reminder', 'campaign-invitation-reminder'])
  })

  it('are not sent after a suspension, even if their emails were written before, and go out on its release', async () => {
    const { asha, id } = await runCampaign()
    const admin = await createOrganiser(test, 'administrator')
    await send(asha, id)
    const { data } = await list(asha, id)
    const kind = 'campaign-invitation-written'
    for (const one of data) await queueMail(test.db, aMail({ key: `invitation:${one.id}`, kind }))
    const other = await runCampaign()
    await send(other.asha, other.id)
    await admin.call('POST /v2/admin/awareness/campaign/hold/', { body: { id, reason: 'Look.' } })
    expect(await kinds()).toEqual(['campaign-invitation', 'campaign-invitation'])
    expect(await list(asha, id)).toMatchObject({ totals: { waiting: 2 } })
    await admin.call('POST /v2/admin/awareness/campaign/release/', { body: { id } })
    expect(await kinds()).toHaveLength(4)
    expect(await list(asha, id)).toMatchObject({ totals: { sent: 2, waiting: 0 } })
  })

  it('are not sent once three people have reported their campaign', async () => {
    const { asha, id } = await runCampaign()
    await send(asha, id)
    const { data } = await list(asha, id)
    for (const one of data) await queueMail(test.db, aMail({ key: `invitation:${one.id}` }))
    for (let at = 0; at < 3; at += 1) {
      const ravi = await createPerson(test, { email_verified_at: test.clock.now() })
      await ravi.call('POST /master/report/', { body: { kind: 'campaign', id, reason: 'unkind' } })
    }
    expect(await kinds()).toEqual([])
    expect(await list(asha, id)).toMatchObject({ totals: { waiting: 2 } })
  })
})
