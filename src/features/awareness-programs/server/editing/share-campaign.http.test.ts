import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import QRCode from 'qrcode'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createCampaign } from '../../testing/create-campaign.ts'
import { campaigns } from '../campaigns.tables.ts'

const test = testApp()
let meera: Person
let id: number

beforeEach(async () => {
  meera = await createPerson(test)
  id = (await createCampaign(test.db, { owner_id: meera.id })).id
})

const share = (by: Person | typeof test = meera, channel: 'whatsapp' | 'invitation' = 'whatsapp') =>
  by.tryCall('POST /program/share/', { body: { id, channel: channel as 'whatsapp' } })
const file = (what: 'qr' | 'poster', by?: Person) =>
  test.app.inject({
    url: `/program/${what}/?id=${id}`,
    headers: by ? { authorization: `Bearer ${by.token}` } : {},
  })
const first = async () => {
  const { data } = await meera.call('GET /program/program_detail/', { query: { subscription: id } })
  return data[0]
}
const code = async () => (await test.db.select().from(campaigns))[0]?.referral_code
const textOf = async (bytes: Uint8Array) => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return { pages: pdf.numPages, text, size: page.view.slice(2).map(Math.round) }
}

describe('sharing a campaign', () => {
  it('is what the first step asks for, and answers the address that was passed on', async () => {
    expect((await first())?.missing).toContain('share')
    const answer = await share()
    expect(answer).toMatchObject({ success: true, data: { shared_at: test.clock.now().toISOString() } })
    const { address } = (answer as { data: { address: string } }).data
    const { pathname, searchParams } = new URL(address)
    expect(pathname).toMatch(new RegExp(`^/programs/individual/Autism\\+Acceptance/asha-[0-9a-f]+/${id}$`))
    expect(Object.fromEntries(searchParams)).toEqual({ utm_source: 'whatsapp', referral_code: await code() })
    expect((await first())?.missing).not.toContain('share')
  })

  it('can be done again, twice at once, and while the campaign is paused', async () => {
    await meera.call('PATCH /program/subscription/{id}/', { params: { id }, body: { status: 'paused' } })
    const answers = await Promise.all([share(), share()])
    expect(answers.map(({ success }) => success)).toEqual([true, true])
  })

  it('is refused to others, in a way that is none, and once there is nothing to share', async () => {
    expect(await share(await createPerson(test))).toMatchObject({ status: 404 })
    expect(await share(test)).toMatchObject({ status: 401 })
    expect(await share(meera, 'invitation')).toMatchObject({ status: 422, errors: [{ field: 'channel' }] })
    await test.db.update(campaigns).set({ held_at: new Date(), hold_reason: 'Not kind' })
    expect(await share()).toMatchObject({ status: 409, errors: [{ code: 'CampaignIsHeld' }] })
    await test.db.update(campaigns).set({ held_at: null, hold_reason: null })
    await meera.call('PATCH /program/subscription/{id}/', { params: { id }, body: { status: 'ended' } })
    expect(await share()).toMatchObject({ status: 409, errors: [{ code: 'CampaignIsEnded' }] })
    expect((await first())?.missing).toContain('share')
  })
})

describe('the code and the poster', () => {
  it('is a drawing of the address, and looking at it shares nothing', async () => {
    const answer = await file('qr', meera)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'private, no-store',
    ])
    const username = (await meera.call('GET /v2/user/details/', {})).data.username
    const query = `utm_source=qr&referral_code=${await code()}`
    const address = `/programs/individual/Autism+Acceptance/${username}/${id}?${query}`
    const origin = new URL(((await share()) as { data: { address: string } }).data.address).origin
    const drawn = await QRCode.toString(origin + address, {
      type: 'svg',
      margin: 2,
      errorCorrectionLevel: 'M',
    })
    expect(answer.body).toBe(drawn)
  })

  it('is a page to hang up, with the program, the name, the message and an address to type', async () => {
    const answer = await file('poster', meera)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="poster-${id}.pdf"`,
      'cache-control': 'private, no-store',
    })
    const { pages, text, size } = await textOf(answer.rawPayload)
    expect([pages, size]).toEqual([1, [595, 842]])
    for (const words of [
      'Autism Acceptance',
      'Meera and friends',
      'Five minutes of yours',
      `/programs/individual/${id}`,
    ])
      expect(text).toContain(words)
    expect((await first())?.missing).toContain('share')
  })

  it('are for the person who runs it', async () => {
    const stranger = await createPerson(test)
    const statuses = await Promise.all([
      file('qr', stranger),
      file('poster', stranger),
      file('qr'),
      file('poster'),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 401, 401])
  })
})
