import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { countCompletion, countInvitation, countVisit } from '../../testing/count-for-campaign.queries.ts'
import { createCampaign } from '../../testing/create-campaign.ts'

const test = testApp()
let meera: Person
let of: { campaign_id: number; program_id: number }

beforeEach(async () => {
  meera = await createPerson(test)
  const { id: campaign_id, program_id } = await createCampaign(test.db, { owner_id: meera.id })
  of = { campaign_id, program_id }
})

const list = (more: object = {}, person: Pick<Person, 'tryCall'> = meera) =>
  person.tryCall('POST /program/tracking/people/list/', { body: { id: of.campaign_id, ...more } })
const file = (table: string, person: { token: string } | undefined, id = of.campaign_id) =>
  test.app.inject({
    url: `/program/tracking/csv/?id=${id}&table=${table}`,
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  })

describe('people who completed', () => {
  it('are named the newest first, with the address that was invited and never their own', async () => {
    const invitation_id = await countInvitation(test.db, { ...of, email: 'ravi@school.example' })
    await countCompletion(test.db, { ...of, name: 'Ravi Kumar', email: 'own@ravi.example', invitation_id })
    await countCompletion(test.db, { ...of, name: 'सीता', email: 'sita@home.example', source: 'qr' })
    const answer = await list()
    expect(answer).toMatchObject({
      recordsTotal: 2,
      data: [
        { name: 'सीता', source: 'qr', invited_email: null },
        { name: 'Ravi Kumar', invited_email: 'ravi@school.example' },
      ],
    })
    expect(JSON.stringify(answer)).not.toMatch(/own@ravi|sita@home/)
  })

  it('who came by the invitation of somebody else keep that address to themselves', async () => {
    const arjun = await createPerson(test)
    const { id } = await createCampaign(test.db, { owner_id: arjun.id, program_id: of.program_id })
    const invitation_id = await countInvitation(test.db, { campaign_id: id, email: 'a@school.example' })
    await countCompletion(test.db, { ...of, invitation_id })
    expect(await list()).toMatchObject({ data: [{ invited_email: null }] })
  })

  it('lose the address that was invited when it is forgotten', async () => {
    const invitation_id = await countInvitation(test.db, { ...of, email: 'forgotten-1' })
    await countCompletion(test.db, { ...of, invitation_id })
    expect(await list()).toMatchObject({ data: [{ invited_email: null }] })
  })

  it('are searched by a part of their name, signs of patterns as they are, and come in pages', async () => {
    for (const name of ['Ravi 100%', 'Ravina', 'Sita']) await countCompletion(test.db, { ...of, name })
    expect(await list({ search_query: 'RAVI' })).toMatchObject({ recordsTotal: 2 })
    expect(await list({ search_query: '%' })).toMatchObject({
      recordsTotal: 1,
      data: [{ name: 'Ravi 100%' }],
    })
    expect(await list({ length: 2, page: 2 })).toMatchObject({
      recordsTotal: 3,
      data: [{ name: 'Ravi 100%' }],
    })
    expect(await list({ page: 0 })).toMatchObject({ status: 422, errors: [{ field: 'page' }] })
    const many = await test.queriesOf(() => list())
    expect(await test.queriesOf(() => list({ search_query: 'Sita' }))).toBe(many)
  })

  it('are shown to the person who runs the campaign alone', async () => {
    await countCompletion(test.db, of)
    expect(await list({}, test)).toMatchObject({ status: 401 })
    expect(await list({}, await createPerson(test, { is_admin: true }))).toMatchObject({ status: 404 })
  })
})

describe('tables of a campaign for a spreadsheet', () => {
  it('tell the days by source', async () => {
    await countInvitation(test.db, { ...of, created_at: new Date('2026-01-14T19:30:00Z') })
    await countVisit(test.db, { campaign_id: of.campaign_id, day: '2026-01-15', source: 'invitation' })
    await countVisit(test.db, { campaign_id: of.campaign_id, day: '2026-01-09', source: 'whatsapp' })
    const { headers, body } = await file('', meera)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain(`campaign-${of.campaign_id}-days.csv`)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body.slice(1).trim().split('\r\n')).toEqual([
      'Day,Source,Invited,Opened the page,Completed',
      '2026-01-09,WhatsApp,0,1,0',
      '2026-01-15,Invitation,1,1,0',
    ])
  })

  it('neutralise a name that a spreadsheet would run, and hold no address of those who completed', async () => {
    await countCompletion(test.db, { ...of, name: '=HYPERLINK("x")', email: 'sita@home.example' })
    const { body } = await file('people', meera)
    expect(body).toContain(`"'=HYPERLINK(""x"")"`)
    expect(body).not.toContain('sita@home')
  })

  it("tell all promoters of an organisation, with figures and no people's names", async () => {
    const kind = { kind: 'organisation', organisation_name: 'Green School' } as const
    const school = await createCampaign(test.db, { owner_id: meera.id, program_id: of.program_id, ...kind })
    const arjun = await createPerson(test)
    const part = await createCampaign(test.db, {
      owner_id: arjun.id,
      program_id: of.program_id,
      part_of_id: school.id,
      display_name: '+Arjun',
    })
    await countCompletion(test.db, { campaign_id: part.id, program_id: of.program_id })
    const { body } = await file('promoters', meera, school.id)
    expect(body).toContain("'+Arjun,Live,0,0,1")
    expect(body).not.toContain('Ravi')
  })

  it('are refused to others, and say what is wrong', async () => {
    expect((await file('people', undefined)).statusCode).toBe(401)
    expect((await file('people', await createPerson(test))).statusCode).toBe(404)
    expect((await file('mails', meera)).statusCode).toBe(422)
  })
})
