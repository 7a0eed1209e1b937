import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { campaignRow, changeRow } from '../../testing/change-campaign.queries.ts'
import { confirmingToken, rightAnswers } from '../../testing/complete-landing.ts'
import { countInvitation } from '../../testing/count-for-campaign.queries.ts'
import { createCampaign } from '../../testing/create-campaign.ts'
import { awarenessCompletions, campaigns } from '../campaigns.tables.ts'

const test = testApp()

/** Random numbers that are the same in each run: a small linear congruential generator (Numerical Recipes). */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

interface Modelled {
  id: number
  code: string
  part_of: number | null
  status: 'live' | 'paused'
}

/** Two people's campaigns, an organisation's and those of its two promoters, all for one program. */
async function fiveCampaigns(): Promise<Modelled[]> {
  const owner_id = async () => (await createPerson(test)).id
  const school = { kind: 'organisation' as const, organisation_name: 'Sunrise School' }
  const whole = await createCampaign(test.db, { owner_id: await owner_id(), ...school })
  const { program_id, id: part_of_id } = whole
  for (const of of [{ part_of_id }, { part_of_id }, {}, {}])
    await createCampaign(test.db, { owner_id: await owner_id(), program_id, ...of })
  const made = (await test.db.select().from(campaigns)).toSorted((one, other) => one.id - other.id)
  return made.map((row) => ({ id: row.id, code: row.referral_code, part_of: row.part_of_id, status: 'live' }))
}

describe('counts against a plain model', () => {
  it.each([1, 20_261_122])('of 120 acts of eight people, dice thrown from %i', async (seed) => {
    const throwDice = dice(seed)
    const pick = <Thing>(things: readonly Thing[]): Thing => {
      const thing = things[throwDice(things.length)]
      if (thing === undefined) throw new Error('nothing to pick from')
      return thing
    }
    const model = await fiveCampaigns()
    const loggedIn: Person[] = []
    for (const _ of [1, 2, 3, 4]) loggedIn.push(await createPerson(test, { email_verified_at: new Date() }))
    const visitors = ['a@home.example', 'b@home.example', 'c@home.example', 'd@home.example']
    for (const { id } of model)
      for (const email of visitors)
        await countInvitation(test.db, { campaign_id: id, email, token: `${id}-${email}` })
    const answers = await rightAnswers(test, model[0]?.id ?? 0)
    /** The campaign that each address counts for. */
    const counted = new Map<string, number>()

    for (let turn = 0; turn < 120; turn += 1) {
      const page = pick(model)
      const link = pick([null, ...model])
      const act = pick(['logged in', 'logged in', 'invited', 'invited', 'by mail', 'turn'] as const)
      if (act === 'turn') {
        page.status = page.status === 'live' ? 'paused' : 'live'
        await changeRow(test.db, page.id, { status: page.status })
        continue
      }
      const person = act === 'logged in' ? pick(loggedIn) : undefined
      const email = person?.email ?? (act === 'by mail' ? `mail-${turn}@home.example` : pick(visitors))
      const answer = await (person ?? test).tryCall('POST /program/landing/complete/', {
        body: {
          id: page.id,
          name: 'Somebody',
          email,
          ...answers,
          ...(act === 'invited' && { invitation: `${page.id}-${email}` }),
          ...(link && { referral_code: link.code }),
        },
      })
      expect(answer.success).toBe(page.status === 'live')
      if (act === 'by mail' && answer.success) {
        const token = (await confirmingToken(test, email)) ?? ''
        for (const _ of [1, 2]) await test.call('POST /program/landing/confirm/', { body: { token } })
      }
      const goesTo = link?.part_of === page.id && link.status === 'live' ? link : page
      if (page.status === 'live' && !counted.has(email)) counted.set(email, goesTo.id)
    }

    const rowsNow = await test.db.select().from(awarenessCompletions)
    expect(new Map(rowsNow.map(({ email, campaign_id }) => [email, campaign_id]))).toEqual(counted)
    expect(rowsNow).toHaveLength(counted.size)
    const own = (id: number) => [...counted.values()].filter((campaign_id) => campaign_id === id).length
    for (const { id } of model) {
      const parts = model.filter(({ part_of }) => part_of === id)
      const row = await campaignRow(test.db, id)
      expect(row.completions_count).toBe(own(id))
      const { data } = await test.call('GET /program/landing/', { query: { id } })
      expect(data.completions_count).toBe(own(id) + parts.reduce((sum, part) => sum + own(part.id), 0))
    }
  })
})
