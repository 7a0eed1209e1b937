import { expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { enqueueByName } from '#foundation/privacy/testing/run-by-name.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'

/** Nothing listens on this port. */
const STORAGE_URL = 's3://pankh?endpoint=http://127.0.0.1:9'
const AWS = { AWS_ACCESS_KEY_ID: 'a-key', AWS_SECRET_ACCESS_KEY: 'its-secret' }
const test = testApp({ environment: { STORAGE_URL, ...AWS } })

it('an administrator gets an email when the storage does not respond', async () => {
  const admin = await createPerson(test, { is_admin: true, email_verified_at: TEST_NOW })
  await enqueueByName(test.db, 'alert-administrators')
  await test.runJobs()
  const mails = (await test.call('GET /dev/outbox/list/', {})).data
  expect(mails).toMatchObject([{ kind: 'alert', to: admin.email }])
  expect(mails[0]?.text).toContain("File storage doesn't respond.")
  // The page of background jobs does not help here.
  expect(mails[0]?.text).not.toContain('/admin/jobs')
})
