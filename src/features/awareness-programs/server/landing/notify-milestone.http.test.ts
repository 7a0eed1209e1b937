import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { completeLanding } from '../../testing/complete-landing.ts'
import { createCampaign } from '../../testing/create-campaign.ts'
import { campaigns } from '../campaigns.tables.ts'

const test = testApp()

describe('news of a campaign', () => {
  it('come with its first completion and with the one that reaches its goal, in the reader’s language', async () => {
    const owner = await createPerson(test)
    const { id } = await createCampaign(test.db, { owner_id: owner.id, goal: 3 })
    const told = async () => {
      const { data } = await owner.call('POST /v2/user/notification/list/', {})
      return data.map(({ kind, text, path }) => ({ kind, text, path }))
    }
    const heard: number[] = []
    for (const number of [1, 2, 3, 4]) {
      const person = await createPerson(test, { email_verified_at: new Date() })
      // The same person again causes no notification.
      for (const name of ['Asha', 'Asha Verma'])
        await completeLanding(test, { id, name, email: person.email }, person)
      heard[number - 1] = (await told()).length
    }
    expect(heard).toEqual([1, 1, 2, 2])
    const path = `/programs/campaign/Autism+Acceptance/${id}`
    expect(await told()).toEqual([
      {
        kind: 'campaign_goal',
        text: 'Your campaign for “Autism Acceptance” reached its goal: 3 people.',
        path,
      },
      {
        kind: 'campaign_first',
        text: 'Someone completed “Autism Acceptance” because of you. Well done!',
        path,
      },
    ])
  })

  it('come once when the count jumps over the goal', async () => {
    const owner = await createPerson(test)
    const { id } = await createCampaign(test.db, { owner_id: owner.id, goal: 9 })
    const complete = async () => {
      const person = await createPerson(test, { email_verified_at: new Date() })
      await completeLanding(test, { id, name: 'Asha', email: person.email }, person)
    }
    await complete()
    await complete()
    await test.db.update(campaigns).set({ goal: 1 })
    await complete()
    await complete()
    const { data } = await owner.call('POST /v2/user/notification/list/', {})
    expect(data.map(({ kind }) => kind)).toEqual(['campaign_goal', 'campaign_first'])
  })

  it('come to an organisation when its promoters together reach its goal', async () => {
    const school = await createPerson(test)
    const whole = await createCampaign(test.db, {
      owner_id: school.id,
      kind: 'organisation',
      organisation_name: 'Sunrise School',
      goal: 2,
    })
    for (const _ of [1, 2]) {
      const { id: owner_id } = await createPerson(test)
      const { program_id, id: part_of_id } = whole
      const { id } = await createCampaign(test.db, { owner_id, program_id, part_of_id, goal: 9 })
      const person = await createPerson(test, { email_verified_at: new Date() })
      await completeLanding(test, { id, name: 'Asha', email: person.email }, person)
    }
    const { data } = await school.call('POST /v2/user/notification/list/', {})
    expect(data.map(({ kind }) => kind)).toEqual(['campaign_goal', 'campaign_first'])
  })
})
