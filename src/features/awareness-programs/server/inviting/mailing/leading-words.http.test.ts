import { expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { createPromoter, startCampaign } from '../../../testing/inviting.ts'

const test = testApp()

it('says kindly that the words of a mail lead nowhere else', async () => {
  const asha = await createPromoter(test)
  const { id } = await startCampaign(test, asha)
  const body = { display_name: 'Win at bit.ly/x' }
  const message = 'Remove web addresses. We add your own link for you.'
  expect(await asha.tryCall('PATCH /program/subscription/{id}/', { params: { id }, body })).toMatchObject({
    status: 422,
    errors: [{ code: 'InvalidInput', field: 'display_name', message }],
  })
})
