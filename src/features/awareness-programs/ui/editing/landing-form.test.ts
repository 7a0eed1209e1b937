import { describe, expect, it } from 'vitest'
import type { Subscription } from '../../subscriptions.contract.ts'
import { beganWith, shownIn, toForm } from './landing-form.ts'

const campaign = {
  display_name: 'Meera',
  message: 'Come.',
  goal: 40,
  organisation_name: null,
  logo: '/pictures/a-320.webp',
  cover: null,
} as Subscription

describe('the form of a landing page', () => {
  it('begins with what is saved, or with what was written and never sent', () => {
    expect(toForm(campaign)).toEqual({
      display_name: 'Meera',
      message: 'Come.',
      goal: '40',
      organisation_name: '',
    })
    expect(beganWith(campaign, undefined)).toMatchObject({ display_name: 'Meera', goal: 40 })
    const draft = { display_name: ['Meera and friends'], goal: ['many'] }
    expect(beganWith(campaign, draft)).toMatchObject({
      display_name: 'Meera and friends',
      message: 'Come.',
      goal: 1,
    })
  })

  it('is shown as it stands, with pictures that were chosen and without those that go', () => {
    const fields = new URLSearchParams({ display_name: ' Us ', message: 'Hello', goal: '12' })
    expect(shownIn(fields, campaign, { cover: 'blob:1' })).toEqual({
      display_name: 'Us',
      organisation_name: null,
      message: 'Hello',
      goal: 12,
      logo: campaign.logo,
      cover: 'blob:1',
    })
    const school = new URLSearchParams({ organisation_name: 'Asha School' })
    expect(shownIn(school, campaign, {}).organisation_name).toBe('Asha School')
    fields.set('remove_logo', 'on')
    expect(shownIn(fields, campaign, {}).logo).toBeNull()
    expect(shownIn(fields, campaign, { logo: 'blob:2' }).logo).toBe('blob:2')
  })
})
