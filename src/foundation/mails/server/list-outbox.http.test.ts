import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { aMail } from '../testing/a-mail.ts'
import { queueMail } from './index.ts'

const PATH = '/dev/outbox/list/'

describe('the outbox of development and demo', () => {
  const test = testApp()

  it('shows every mail, newest first, as it would have been sent', async () => {
    const file = { filename: 'a.ics', content_type: 'text/calendar', content: 'QkVHSU4=' }
    await queueMail(test.db, aMail({ subject: 'First' }))
    await test.runJobs()
    await queueMail(test.db, aMail({ subject: 'दूसरा', language: 'hi', attachments: [file] }))
    const { data, recordsTotal } = await test.call(`GET ${PATH}`, {})
    expect(recordsTotal).toBe(2)
    expect(data).toMatchObject([
      { subject: 'दूसरा', language: 'hi', status: 'queued', attachments: [file] },
      { subject: 'First', status: 'kept', to: 'asha@example.org', text: 'Hello Asha', attachments: [] },
    ])
  })
})

describe.each([
  ['in production', { NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(40), PUBLIC_URL: 'https://pankh.test' }],
  ['where mails are sent', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@pankh.test' }],
])('%s', (_, environment) => {
  const test = testApp({ environment })

  it('there is no outbox', async () => {
    await queueMail(test.db, aMail())
    const answer = await test.app.inject(PATH)
    expect(answer.body).not.toContain('asha@example.org')
    expect(answer.headers['content-type']).toContain('text/html')
    const { paths } = (await test.app.inject('/openapi.json')).json()
    expect(paths).not.toHaveProperty([PATH])
  })
})
