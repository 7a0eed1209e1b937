import { describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { disablePerson } from '#foundation/creators/testing/write-profile.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { changeRow } from '../../testing/change-campaign.queries.ts'
import { changePublication } from '../../testing/change-publication.queries.ts'
import { countCompletion, countInvitation } from '../../testing/count-for-campaign.queries.ts'
import { createAwarenessProgram, createCampaign } from '../../testing/create-campaign.ts'
import { type campaigns, campaignVisits } from '../campaigns.tables.ts'

const test = testApp()
const lookAt = (id: number, more: { invitation?: string } = {}) =>
  test.tryCall('GET /program/landing/', { query: { id, ...more } })

describe('a landing page', () => {
  it('tells everyone whose it is, what is to be done and how far it is', async () => {
    const meera = await createPerson(test, { username: 'meera' })
    const { id, program_id } = await createCampaign(test.db, { owner_id: meera.id, goal: 10 })
    await countCompletion(test.db, { campaign_id: id, program_id })
    const page = await lookAt(id)
    expect(page).toMatchObject({
      success: true,
      data: {
        id,
        kind: 'individual',
        state: 'open',
        username: 'meera',
        organisation_name: null,
        display_name: 'Meera and friends',
        goal: 10,
        completions_count: 1,
        logo: null,
        cover: null,
        program: { id: program_id, title: 'Autism Acceptance', film_minutes: 3, text_language: 'en' },
        questions: [{ position: 1, question: 'Question 1?' }, { position: 2 }, { position: 3 }],
        visitor: null,
        has_completed: false,
      },
    })
    // Reveals neither the correct answers and explanations, nor the owner's address.
    expect(JSON.stringify(page)).not.toMatch(/is_right|explanation|Why the first|@/)
  })

  it("of an organisation counts its promoters' completions, and theirs only their own", async () => {
    const owner = await createPerson(test)
    const promoter = await createPerson(test)
    const school = await createCampaign(test.db, {
      owner_id: owner.id,
      kind: 'organisation',
      organisation_name: 'Sunrise School',
    })
    const { program_id } = school
    const part = await createCampaign(test.db, { owner_id: promoter.id, program_id, part_of_id: school.id })
    await countCompletion(test.db, { campaign_id: school.id, program_id })
    await countCompletion(test.db, { campaign_id: part.id, program_id })
    expect(await lookAt(school.id)).toMatchObject({
      data: { organisation_name: 'Sunrise School', username: null, completions_count: 2 },
    })
    expect(await lookAt(part.id)).toMatchObject({
      data: { organisation_name: 'Sunrise School', completions_count: 1 },
    })
  })

  it('says kindly that it is paused or ended, and is not found when it is suspended or of a draft', async () => {
    const { id: owner_id } = await createPerson(test)
    const { id, program_id } = await createCampaign(test.db, { owner_id })
    const change = (values: Partial<typeof campaigns.$inferInsert>) => changeRow(test.db, id, values)
    const publish = (publication: 'draft' | 'ended' | 'published') =>
      changePublication(test.db, program_id, publication)
    await change({ status: 'paused' })
    expect(await lookAt(id)).toMatchObject({ data: { state: 'paused' } })
    await publish('ended')
    expect(await lookAt(id)).toMatchObject({ data: { state: 'ended' } })
    await publish('draft')
    expect(await lookAt(id)).toMatchObject({ status: 404 })
    await publish('published')
    await change({ status: 'ended', ended_at: new Date() })
    expect(await lookAt(id)).toMatchObject({ data: { state: 'ended' } })
    await change({ held_at: new Date(), hold_reason: 'Not the words of the program' })
    expect(await lookAt(id)).toMatchObject({ status: 404, errors: [{ code: 'CampaignNotFound' }] })
    expect(await lookAt(999_999)).toMatchObject({ status: 404 })
  })

  it('of a suspended campaign is seen by those who decide on it, and by nobody else', async () => {
    const owner = await createPerson(test)
    const { id, program_id } = await createCampaign(test.db, { owner_id: owner.id })
    await changeRow(test.db, id, { held_at: TEST_NOW, hold_reason: 'Not the words of the program' })
    const seenBy = (person: Person) => person.tryCall('GET /program/landing/', { query: { id } })
    const moderator = await createOrganiser(test, 'moderator')
    for (const person of [moderator, await createOrganiser(test, 'campaign-manager')]) {
      expect(await seenBy(person)).toMatchObject({
        data: { state: 'suspended', display_name: 'Meera and friends' },
      })
      const visited = await person.tryCall('POST /program/landing/visit/', { body: { id } })
      expect(visited).toMatchObject({ success: true })
      const body = { id, name: 'Asha', email: person.email, has_watched: true, pledge: true }
      const completed = await person.tryCall('POST /program/landing/complete/', { body })
      expect(completed).toMatchObject({ status: 404, errors: [{ code: 'CampaignNotFound' }] })
    }
    expect(await test.db.select().from(campaignVisits)).toEqual([])
    for (const person of [owner, await createPerson(test), await createOrganiser(test, 'event-host')])
      expect(await seenBy(person)).toMatchObject({ status: 404, errors: [{ code: 'CampaignNotFound' }] })
    expect(await lookAt(id)).toMatchObject({ status: 404 })
    await changePublication(test.db, program_id, 'draft')
    expect(await seenBy(moderator)).toMatchObject({ status: 404 })
  })

  it('is gone with the account of its owner', async () => {
    const { id: owner_id } = await createPerson(test)
    const { id } = await createCampaign(test.db, { owner_id })
    await disablePerson(test.db, owner_id, TEST_NOW)
    expect(await lookAt(id)).toMatchObject({ status: 404, errors: [{ code: 'CampaignNotFound' }] })
  })

  it('that tells who was invited is kept nowhere', async () => {
    const { id } = await createCampaign(test.db, { owner_id: (await createPerson(test)).id })
    await countInvitation(test.db, { campaign_id: id, token: 'told' })
    const kept = async (more: string) =>
      (await test.app.inject(`/program/landing/?id=${id}${more}`)).headers['cache-control']
    expect([await kept('&invitation=told'), await kept('')]).toEqual(['private, no-store', undefined])
  })

  it('knows who was invited by the token of the mail, on this campaign alone', async () => {
    const owner = await createPerson(test)
    const { id, program_id } = await createCampaign(test.db, { owner_id: owner.id })
    const other = await createCampaign(test.db, { owner_id: (await createPerson(test)).id, program_id })
    await countInvitation(test.db, {
      campaign_id: id,
      email: 'ravi@home.example',
      name: 'Ravi',
      token: 'told',
    })
    const known = { name: 'Ravi', email: 'ravi@home.example', is_proved: true, is_invited: true }
    expect(await lookAt(id, { invitation: 'told' })).toMatchObject({ data: { visitor: known } })
    expect(await lookAt(other.id, { invitation: 'told' })).toMatchObject({ data: { visitor: null } })
    expect(await lookAt(id, { invitation: 'guessed' })).toMatchObject({ data: { visitor: null } })
  })

  it('asks the database a fixed number of times, and gives its texts in Hindi where they are', async () => {
    const { id: owner_id } = await createPerson(test)
    const program_id = await createAwarenessProgram(test.db, { title: { en: 'Calm', hi: 'शांति' } })
    const { id } = await createCampaign(test.db, { owner_id, program_id })
    expect(await test.queriesOf(() => lookAt(id))).toBe(3)
    const { data } = await test.callIn('hi')('GET /program/landing/', { query: { id } })
    expect(data.program).toMatchObject({ title: 'शांति', text_language: 'hi' })
  })
})
