import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createNotification } from '../../testing/create-notification.ts'
import { disableAccount, everyMail, removePerson } from '../../testing/notifications.queries.ts'
import { unsubscribeLinks } from '../index.ts'

const test = testApp()
const POST = '/v2/notification/unsubscribe/'
const links = (secretKey = 'development-only-key-never-for-production') =>
  unsubscribeLinks({ publicUrl: 'http://localhost:3000', secretKey })
const tokenOf = (user_id: number, topic: Parameters<ReturnType<typeof links>['linkOf']>[0]['topic']) =>
  links().linkOf({ user_id, topic }).page.split('/').at(-1) ?? ''
const look = (token: string) => test.tryCall('GET /v2/notification/unsubscribe/', { query: { token } })

describe('ending mails with one click', () => {
  it('works by the header alone: no cookie, no origin, whichever way the mailbox writes the form', async () => {
    const asha = await createPerson(test)
    await createNotification(test.db, {
      user_ids: [asha.id],
      kind: 'question_answered',
      key: 'question_answered:1',
    })
    await test.runJobs()
    const [mail] = await everyMail(test.db)
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = mail?.headers['List-Unsubscribe']?.match(/^<http:\/\/localhost:3000(.+)>$/)?.[1] ?? ''
    const shown = await test.app.inject({ url: address })
    expect(shown.json().data).toEqual({ topic: 'answers', is_wanted: true })
    const bodies = [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
    ]
    for (const [type, payload] of bodies) {
      const answer = await test.app.inject({
        method: 'POST',
        url: address,
        headers: { 'content-type': type },
        payload: payload ?? '',
      })
      expect(answer.json()).toMatchObject({ success: true })
    }
    expect((await test.app.inject({ url: address })).json().data.is_wanted).toBe(false)
    await createNotification(test.db, {
      user_ids: [asha.id],
      kind: 'question_answered',
      key: 'question_answered:2',
    })
    await test.runJobs()
    expect(await everyMail(test.db)).toHaveLength(1)
    // The bell stays on.
    expect((await asha.call('GET /v2/user/notification/count/', {})).data.unread).toBe(2)
  })

  it('leads a browser to the page, and an address in it nowhere else', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml' }
    const token = tokenOf(1, 'answers')
    const answer = await test.app.inject({ url: `${POST}?token=${token}`, headers })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/unsubscribe/${token}`])
    const away = await test.app.inject({ url: `${POST}?token=//evil.example`, headers })
    expect(away.headers.location).toBe('/unsubscribe/%2F%2Fevil.example')
  })

  it('ends the mail that gathers', async () => {
    const asha = await createPerson(test)
    await asha.call('POST /user/notification/choices/', { body: { digest: 'day' } })
    const token = tokenOf(asha.id, 'digest')
    expect(await look(token)).toMatchObject({ data: { topic: 'digest', is_wanted: true } })
    await test.call('POST /v2/notification/unsubscribe/', { query: { token }, body: {} })
    expect(await look(token)).toMatchObject({ data: { topic: 'digest', is_wanted: false } })
    expect((await asha.call('GET /user/notification/choices/', {})).data.digest).toBe('never')
  })

  it('ends mails for a disabled account too, as its page offers', async () => {
    const asha = await createPerson(test)
    await disableAccount(test.db, asha.id)
    const token = tokenOf(asha.id, 'answers')
    expect(await look(token)).toMatchObject({ data: { is_wanted: true } })
    await test.call('POST /v2/notification/unsubscribe/', { query: { token }, body: {} })
    expect(await look(token)).toMatchObject({ data: { is_wanted: false } })
  })

  it('refuses tokens that are forged, altered, of another key, or of mails that always come', async () => {
    const [asha, other] = [await createPerson(test), await createPerson(test)]
    const token = tokenOf(asha.id, 'answers')
    const signature = token.split('.')[2] ?? ''
    const foreign = links('another-key-of-another-installation').linkOf({
      user_id: asha.id,
      topic: 'answers',
    })
    const tokens = [
      'x',
      '..',
      `${asha.id}.answers.`,
      `${asha.id}.answers`,
      `${other.id}.answers.${signature}`,
      `${asha.id}.digest.${signature}`,
      `${token}A`,
      `${token}=`,
      `${token}.`,
      `${token.slice(0, -1)}`,
      foreign.page.split('/').at(-1) ?? '',
      tokenOf(asha.id, 'moderation'),
    ]
    for (const one of tokens) {
      expect(await look(one), one).toMatchObject({ status: 404 })
      const answer = await test.tryCall('POST /v2/notification/unsubscribe/', {
        query: { token: one },
        body: {},
      })
      expect(answer, one).toMatchObject({ status: 404, errors: [{ code: 'UnsubscribeLinkNotValid' }] })
    }
    expect(await look(token)).toMatchObject({ data: { is_wanted: true } })
    await removePerson(test.db, asha.id)
    expect(await look(token)).toMatchObject({ status: 404 })
  })
})
