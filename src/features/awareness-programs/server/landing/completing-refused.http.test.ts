import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { campaignRow, changeRow } from '../../testing/change-campaign.queries.ts'
import { changePublication } from '../../testing/change-publication.queries.ts'
import { completeLanding, confirmingToken, rightAnswers } from '../../testing/complete-landing.ts'
import { createCampaign } from '../../testing/create-campaign.ts'
import { awarenessCompletions, type campaigns } from '../campaigns.tables.ts'

// Limits are counted in memory across tests, so each test has its own addresses.
const test = testApp()
const completions = () => test.db.select().from(awarenessCompletions)
const countOf = async (id: number) => (await campaignRow(test.db, id)).completions_count
const proved = { email_verified_at: new Date() }
const confirm = (token: string) => test.tryCall('POST /program/landing/confirm/', { body: { token } })

async function aCampaign(given: Partial<Parameters<typeof createCampaign>[1]> = {}) {
  const owner = await createPerson(test)
  return createCampaign(test.db, { owner_id: owner.id, ...given })
}

describe('what is refused', () => {
  it('what is not done yet, each at its field, any number of times', async () => {
    const { id } = await aCampaign()
    const { answer_1: _, ...answers } = await rightAnswers(test, id)
    const { data } = await test.call('GET /program/landing/', { query: { id } })
    const wrong = data.questions[1]?.choices.find(({ choice }) => choice.startsWith('Wrong'))?.id
    const body = {
      id,
      name: 'Ravi',
      email: 'ravi-10@home.example',
      ...answers,
      answer_2: wrong,
      pledge: false,
    }
    for (const _turn of [1, 2])
      expect(await test.tryCall('POST /program/landing/complete/', { body })).toMatchObject({
        status: 422,
        errors: [
          { code: 'AnswerMissing', field: 'answer_1' },
          {
            code: 'AnswerNotRight',
            field: 'answer_2',
            message: 'Question 2: not yet. Why the first choice of question 2 is right.',
          },
          { code: 'NoPledge', field: 'pledge' },
        ],
      })
    expect(await confirmingToken(test, 'ravi-10@home.example')).toBeUndefined()
  })

  it('a name without a letter and an address that is none', async () => {
    const { id } = await aCampaign()
    expect(await completeLanding(test, { id, name: '…', email: 'ravi' })).toMatchObject({
      status: 422,
      errors: [{ field: 'name' }, { field: 'email' }],
    })
  })

  it('a campaign that is paused, ended or suspended, and a program that has ended, by mail too', async () => {
    const { id, program_id } = await aCampaign()
    const email = 'ravi-12@home.example'
    const asha = await createPerson(test, proved)
    const body = { id, name: 'Asha', email: asha.email, ...(await rightAnswers(test, id)) }
    await completeLanding(test, { id, email })
    const token = (await confirmingToken(test, email)) ?? ''
    const change = (values: Partial<typeof campaigns.$inferInsert>) => changeRow(test.db, id, values)
    const refused = async (status: number, code: string) => {
      const told = { status, errors: [{ code }] }
      expect(await asha.tryCall('POST /program/landing/complete/', { body })).toMatchObject(told)
      expect(await confirm(token)).toMatchObject(told)
      expect(await test.tryCall('GET /program/landing/confirm/', { query: { token } })).toMatchObject(told)
    }
    await change({ status: 'paused' })
    await refused(409, 'CampaignIsPaused')
    await change({ status: 'live', held_at: new Date(), hold_reason: 'Reported' })
    await refused(404, 'CampaignNotFound')
    await change({ held_at: null, hold_reason: null, status: 'ended', ended_at: new Date() })
    await refused(409, 'CampaignIsEnded')
    await change({ status: 'live', ended_at: null })
    await changePublication(test.db, program_id, 'ended')
    await refused(409, 'AwarenessProgramEnded')
    expect(await completions()).toEqual([])
    expect(await countOf(id)).toBe(0)
  })

  it('a link that is forged, and one after its seven days', async () => {
    const { id } = await aCampaign()
    await completeLanding(test, { id, email: 'ravi-13@home.example' })
    const token = (await confirmingToken(test, 'ravi-13@home.example')) ?? ''
    expect(await confirm(`${token}x`)).toMatchObject({
      status: 404,
      errors: [{ code: 'ConfirmationNotFound' }],
    })
    test.clock.set(new Date(test.clock.now().getTime() + 8 * 24 * 3_600_000))
    expect(await confirm(token)).toMatchObject({ status: 404, errors: [{ code: 'ConfirmationNotFound' }] })
  })

  it('a link from one address more than 600 times an hour', async () => {
    await Promise.all(Array.from({ length: 600 }, () => confirm('none')))
    expect(await confirm('none')).toMatchObject({ status: 429, errors: [{ code: 'TooManyRequests' }] })
  })
})

describe('at once', () => {
  it('the same person a hundred times is one completion and one certificate to make', async () => {
    const { id } = await aCampaign()
    const asha = await createPerson(test, proved)
    const body = { id, name: 'Asha', email: asha.email, ...(await rightAnswers(test, id)) }
    const all = Array.from({ length: 100 }, () => asha.tryCall('POST /program/landing/complete/', { body }))
    const told = await Promise.all(all)
    expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await completions()).toHaveLength(1)
    expect(await countOf(id)).toBe(1)
  })

  it('pausing among completions leaves the count and the rows the same', async () => {
    const { id } = await aCampaign()
    const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(test, proved)))
    const answers = await rightAnswers(test, id)
    const pause = () => changeRow(test.db, id, { status: 'paused' })
    await Promise.all(
      people.map((person, at) =>
        at === 4
          ? pause()
          : person.tryCall('POST /program/landing/complete/', {
              body: { id, name: 'Asha', email: person.email, ...answers },
            }),
      ),
    )
    expect(await countOf(id)).toBe((await completions()).length)
  })
})
