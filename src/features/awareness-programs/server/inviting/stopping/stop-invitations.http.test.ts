import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { writtenMails } from '../../../testing/invitation-rows.queries.ts'
import { createPromoter, startCampaign } from '../../../testing/inviting.ts'
import { insertOptOut } from './opt-outs.queries.ts'
import { stopLinks } from './stop-links.ts'

const DEVELOPMENT_KEY = 'development-only-key-never-for-production'
const test = testApp()
const send = (person: Person, id: number, addresses: string) =>
  person.tryCall('POST /program/invitation/send/', { body: { id, addresses } })
const look = (token: string) => test.tryCall('GET /program/invitation/stop/', { query: { token } })
const stop = (token: string) => test.tryCall('POST /program/invitation/stop/', { query: { token }, body: {} })
const states = async (person: Person, id: number) =>
  (await person.call('POST /program/invitation/list/', { body: { id } })).data.map(({ state }) => state)

async function tokenOfMail() {
  await test.runJobs()
  const [mail] = await writtenMails(test.db)
  const address = mail?.headers['List-Unsubscribe']?.match(/^<http:\/\/localhost:3000(.+)>$/)?.[1] ?? ''
  const token = address.split('token=')[1] ?? ''
  expect(mail?.text).toContain(`/invitations/stop/${token}`)
  return { address, token }
}

describe('ending invitations', () => {
  it('works by the header alone, for all campaigns, whichever way the mailbox writes the form', async () => {
    const [asha, ravi] = [await createPromoter(test), await createPromoter(test)]
    const { id } = await startCampaign(test, asha)
    const { id: other } = await startCampaign(test, ravi)
    await send(asha, id, 'quiet@example.org')
    await send(ravi, other, 'quiet@example.org')
    const { address, token } = await tokenOfMail()
    expect((await test.app.inject({ url: address })).json().data).toEqual({ is_stopped: false })
    const bodies = [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
    ] as const
    for (const [type, payload] of bodies) {
      const headers = { 'content-type': type }
      const answer = await test.app.inject({ method: 'POST', url: address, headers, payload })
      expect(answer.json()).toMatchObject({
        success: true,
        data: { message: "We won't invite you again." },
      })
    }
    expect(await look(token)).toMatchObject({ data: { is_stopped: true } })
    expect(await states(asha, id)).toEqual(['opted_out'])
    expect(await states(ravi, other)).toEqual(['opted_out'])
    const { id: third } = await startCampaign(test, ravi)
    expect(await send(ravi, third, 'Quiet@example.org\nloud@example.org')).toMatchObject({
      data: { sent: 1, opted_out: 1 },
    })
  })

  it('holds for each writing of the mailbox, and for an address that was kept as it was written', async () => {
    const asha = await createPromoter(test)
    const { id } = await startCampaign(test, asha)
    const { hashesOf } = stopLinks({ publicUrl: '', secretKey: DEVELOPMENT_KEY })
    for (const hash of [hashesOf('Ravi.Das@gmail.com')[1], hashesOf('meera+school@example.org')[0]])
      await insertOptOut(test.db, { address_hash: hash, invitation_id: 0, now: TEST_NOW })
    const list = 'ravi.das@gmail.com\nmeera@example.org\nloud@example.org'
    expect(await send(asha, id, list)).toMatchObject({ data: { sent: 1, opted_out: 2 } })
  })

  it('shows in a campaign that knows the mailbox by another spelling, before anyone is reminded', async () => {
    const [asha, ravi] = [await createPromoter(test), await createPromoter(test)]
    const { id } = await startCampaign(test, asha)
    await send(asha, id, 'quiet+pta@example.org')
    const { token } = await tokenOfMail()
    const { id: other } = await startCampaign(test, ravi)
    await send(ravi, other, 'quiet@example.org\nloud@example.org')
    await test.runJobs()
    const { id: late } = await startCampaign(test, ravi)
    await send(ravi, late, 'Quiet+late@example.org')
    await stop(token)
    await test.runJobs()
    expect(await states(ravi, late)).toEqual(['opted_out'])
    expect(await states(ravi, other)).toEqual(['sent', 'sent'])
    test.clock.set(new Date(TEST_NOW.getTime() + 3 * DAY_MS))
    const remind = () => ravi.tryCall('POST /program/invitation/remind/', { body: { id: other } })
    expect(await remind()).toMatchObject({ data: { reminded: 1, left_today: 199 } })
    expect((await states(ravi, other)).toSorted()).toEqual(['opted_out', 'sent'])
    expect(await remind()).toMatchObject({ errors: [{ code: 'NobodyToRemind' }] })
  })

  it('holds back mails that are about to be written, and nobody can send a written one again', async () => {
    const asha = await createPromoter(test)
    const { id } = await startCampaign(test, asha)
    await send(asha, id, 'quiet@example.org')
    const { token } = await tokenOfMail()
    const { id: other } = await startCampaign(test, asha)
    await send(asha, other, 'quiet@example.org')
    await stop(token)
    await test.runJobs()
    expect(await writtenMails(test.db)).toMatchObject([{ subject: '', text: '' }])
  })

  it('leads a browser to the page, and an address in it nowhere else', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml' }
    const answer = await test.app.inject({ url: '/program/invitation/stop/?token=a.b.c', headers })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/invitations/stop/a.b.c'])
    const away = await test.app.inject({ url: '/program/invitation/stop/?token=//evil.example', headers })
    expect(away.headers.location).toBe('/invitations/stop/%2F%2Fevil.example')
  })

  it('refuses tokens that are forged, altered, or of another key', async () => {
    const links = (secretKey: string) => stopLinks({ publicUrl: 'http://localhost:3000', secretKey })
    const tokenOf = (secretKey: string) =>
      links(secretKey).linkOf({ id: 1, email: 'a@example.org' }).page.split('/').at(-1) ?? ''
    const token = tokenOf(DEVELOPMENT_KEY)
    const [id, hash, signature] = token.split('.')
    const tokens = [
      'x',
      '..',
      `${id}.${hash}`,
      `2.${hash}.${signature}`,
      `${id}.${hash}A.${signature}`,
      `${token}=`,
      `${token}.`,
      token.slice(0, -1),
      tokenOf('another-key-of-another-installation'),
    ]
    for (const one of tokens) {
      expect(await look(one), one).toMatchObject({ status: 404 })
      expect(await stop(one), one).toMatchObject({ status: 404, errors: [{ code: 'StopLinkNotValid' }] })
    }
    // The invitation has been deleted, but its address is still known.
    expect(await stop(token)).toMatchObject({ success: true })
    expect(await look(token)).toMatchObject({ data: { is_stopped: true } })
  })
})
