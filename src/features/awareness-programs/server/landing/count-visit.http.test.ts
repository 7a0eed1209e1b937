import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { campaignRow, changeRow } from '../../testing/change-campaign.queries.ts'
import { countInvitation } from '../../testing/count-for-campaign.queries.ts'
import { createCampaign } from '../../testing/create-campaign.ts'
import { campaignInvitations, campaignVisits } from '../campaigns.tables.ts'

const test = testApp()
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36'
const TABLET = 'Mozilla/5.0 (iPad) Safari/604.1'

async function visit(body: object, { agent = PHONE, from = '203.0.113.1', person }: Looking = {}) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/program/landing/visit/',
    remoteAddress: from,
    headers: { 'user-agent': agent, ...(person && { authorization: `Bearer ${person.token}` }) },
    payload: body,
  })
  return answer.statusCode
}
interface Looking {
  agent?: string
  from?: string
  person?: Person
}

const visits = () => test.db.select().from(campaignVisits)

describe('a visit of a landing page', () => {
  it('counts once a day and visitor, and another day is another visitor', async () => {
    const { id } = await createCampaign(test.db, { owner_id: (await createPerson(test)).id })
    for (const _ of [1, 2]) expect(await visit({ id, utm_source: 'qr' })).toBe(200)
    await visit({ id }, { agent: TABLET })
    await visit({ id }, { from: '203.0.113.2' })
    test.clock.set(new Date(test.clock.now().getTime() + 24 * 3_600_000))
    await visit({ id, utm_source: 'qr' })
    const counted = await visits()
    expect(counted.map(({ day, source }) => [day, source]).toSorted()).toEqual([
      ['2026-01-15', 'link'],
      ['2026-01-15', 'link'],
      ['2026-01-15', 'qr'],
      ['2026-01-16', 'qr'],
    ])
    expect(new Set(counted.map(({ visitor }) => visitor)).size).toBe(4)
    expect(JSON.stringify(counted)).not.toContain('203.0.113')
  })

  it('leaves out robots, whoever runs the campaign, and pages that take no completions', async () => {
    const owner = await createPerson(test)
    const { id } = await createCampaign(test.db, { owner_id: owner.id })
    await visit({ id }, { agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    await visit({ id }, { agent: '' })
    await visit({ id }, { person: owner })
    await changeRow(test.db, id, { status: 'paused' })
    await visit({ id })
    expect(await visits()).toEqual([])
    expect(await visit({ id: 999_999 })).toBe(404)
    expect(await visit({})).toBe(422)
  })

  it("leaves out the promoter whose link it is, on their organisation's page", async () => {
    const [owner, promoter] = [await createPerson(test), await createPerson(test)]
    const school = { kind: 'organisation' as const, organisation_name: 'Sunrise School' }
    const { id, program_id } = await createCampaign(test.db, { owner_id: owner.id, ...school })
    const part = await createCampaign(test.db, { owner_id: promoter.id, program_id, part_of_id: id })
    const { referral_code } = await campaignRow(test.db, part.id)
    for (const person of [promoter, owner]) await visit({ id, referral_code }, { person })
    expect(await visits()).toEqual([])
    await visit({ id, referral_code }, { person: await createPerson(test) })
    expect(await visits()).toMatchObject([{ campaign_id: part.id }])
  })

  it('by an invitation notes when it was first opened', async () => {
    const { id } = await createCampaign(test.db, { owner_id: (await createPerson(test)).id })
    await countInvitation(test.db, { campaign_id: id, token: 'told' })
    const first = test.clock.now()
    await visit({ id, invitation: 'told' })
    test.clock.set(new Date(first.getTime() + 60_000))
    await visit({ id, invitation: 'told' })
    await visit({ id, invitation: 'guessed', utm_source: 'invitation' }, { agent: TABLET })
    expect(await test.db.select().from(campaignInvitations)).toMatchObject([{ opened_at: first }])
    expect((await visits()).map(({ source }) => source).toSorted()).toEqual(['invitation', 'link'])
  })

  it('at once a hundred times is one', async () => {
    const { id } = await createCampaign(test.db, { owner_id: (await createPerson(test)).id })
    await Promise.all(Array.from({ length: 100 }, () => visit({ id })))
    expect(await visits()).toHaveLength(1)
  })
})
