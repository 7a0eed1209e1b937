import { expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { createPromoter, startCampaign } from '../../../testing/inviting.ts'

const test = testApp()

// Limits are counted across tests, so this one has its own file.
it('looks at lists twelve times in ten minutes, and sends all the same', async () => {
  const asha = await createPromoter(test)
  const { id } = await startCampaign(test, asha)
  const body = { id, addresses: 'a@example.org' }
  const look = () => asha.tryCall('POST /program/invitation/preview/', { body })
  for (let at = 0; at < 12; at += 1) expect(await look()).toMatchObject({ success: true })
  expect(await look()).toMatchObject({ status: 429 })
  expect(await asha.tryCall('POST /program/invitation/send/', { body })).toMatchObject({ success: true })
})
