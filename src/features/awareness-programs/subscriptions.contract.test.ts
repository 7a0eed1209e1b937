import { describe, expect, it } from 'vitest'
import { subscriptionsContract } from './subscriptions.contract.ts'

const { changeSubscription, saveLandingPage, createOrganisationCampaign, saveOrganisationCampaign } =
  subscriptionsContract
const org = { program: 1, organisation_name: 'Hill School' }

describe('words that our mails carry', () => {
  it.each([
    [changeSubscription.body, { display_name: 'Win at bit.ly/x' }],
    [saveLandingPage.body, { message: 'Come.\nhttps://evil.xyz' }],
    [createOrganisationCampaign.body, { ...org, organisation_name: 'evil.xyz' }],
    [createOrganisationCampaign.body, { ...org, message: 't.me/x' }],
    [saveOrganisationCampaign.body, { id: 1, organisation_name: 'wa.me/91' }],
  ])('lead nowhere', (body, given) => {
    const read = body.safeParse(given)
    expect(read.error?.issues.map(({ message }) => message)).toEqual(['#web_address'])
  })

  it('are looked at no further once they are too many', () => {
    const read = changeSubscription.body.safeParse({ message: 'evil.xyz '.repeat(10_000) })
    expect(read.error?.issues.map(({ message }) => message)).toEqual(['#too_long'])
  })

  it.each([
    [changeSubscription.body, { display_name: 'Dr.Rao', message: 'One film. Five minutes.' }],
    [changeSubscription.body, { display_name: '', message: '' }],
    [createOrganisationCampaign.body, org],
    [saveOrganisationCampaign.body, { id: 1, organisation_name: '' }],
  ])('are what people write', (body, given) => {
    expect(body.safeParse(given).success).toBe(true)
  })
})
