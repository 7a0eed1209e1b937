import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { everyEndpoint } from '#tests/support/every-contract.ts'
import { testApp } from '#tests/support/test-app.ts'

/**
 * Who may call what (quality.md, Security). `own`: the thing in the address belongs to one person, and is not found by
 * another. A new endpoint without its row fails.
 */
type Who = 'anyone' | 'signed in' | 'own' | 'administrator'

interface Row {
  who: Who
  /** Input that passes the contract; `owner` is whose thing it is. */
  input?: (owner: Person) => { path?: string; query?: string; body?: object }
}

const email = { identifier: 'nobody@example.org' }
const table: Record<string, Row> = {
  'GET /dev/outbox/list/': { who: 'anyone' },
  'GET /v2/admin/overview/': { who: 'administrator' },
  'POST /v2/admin/people/list/': { who: 'administrator' },
  'POST /v2/admin/people/role/': {
    who: 'administrator',
    input: (owner) => ({ body: { id: owner.id, role: 'moderator', is_granted: true } }),
  },
  'POST /v2/admin/audit/list/': { who: 'administrator' },
  'POST /v2/admin/report/list/': { who: 'administrator' },
  'POST /v2/admin/report/decide/': {
    who: 'administrator',
    input: () => ({ body: { kind: 'event-question', id: 1, decision: 'hide' } }),
  },
  'POST /v2/admin/event/list/': { who: 'administrator' },
  'GET /v2/admin/event/details/': { who: 'administrator', input: () => ({ query: '?id=1' }) },
  'GET /v2/admin/event/choices/': { who: 'administrator' },
  'GET /v2/admin/event/preview/': { who: 'administrator', input: () => ({ query: '?id=1&language=hi' }) },
  'POST /v2/admin/event/save/': {
    who: 'administrator',
    input: () => ({ body: { event_type_id: 1, title_en: 'Play' } }),
  },
  'POST /v2/admin/event/publish/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/event/cancel/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/event/duplicate/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'GET /v2/admin/event/film/': { who: 'administrator', input: () => ({ query: '?id=1' }) },
  'POST /v2/admin/event/picture/save/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/event/picture/remove/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/event/film/save/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/event/film/remove/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/event/captions/save/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, language: 'en', captions: 'WEBVTT' } }),
  },
  'POST /v2/admin/event/captions/remove/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, language: 'en' } }),
  },
  'POST /v2/admin/event/registration/list/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/event/report/read/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, upload_id: 1 } }),
  },
  'POST /v2/admin/event/report/decide/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/certificate/list/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/certificate/missing/list/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'GET /v2/admin/certificate/details/': { who: 'administrator', input: () => ({ query: '?id=1' }) },
  'POST /v2/admin/certificate/issue/all/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, wants_mail: false } }),
  },
  'POST /v2/admin/certificate/issue/': {
    who: 'administrator',
    input: (owner) => ({ body: { id: 1, user_id: owner.id } }),
  },
  'POST /v2/admin/certificate/reissue/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/certificate/revoke/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, reason: 'By mistake' } }),
  },
  'POST /v2/admin/certificate/rule/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, needs_review: true } }),
  },
  'POST /v2/admin/counselling/list/': { who: 'administrator' },
  'POST /v2/admin/counselling/add/': {
    who: 'administrator',
    input: () => ({
      body: {
        topic: 'Calm evenings',
        speaker_id: '42',
        speaker_name: 'Dr Meena Iyer',
        holder_name: 'Asha Verma',
        email: 'asha@example.org',
        held_on: '2026-01-10',
        minutes: 90,
      },
    }),
  },
  'POST /v2/admin/counselling/import/': {
    who: 'administrator',
    input: () => ({ body: { csv: 'topic', is_check: true } }),
  },
  'POST /v2/admin/counselling/remove/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/event/question/list/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/event/review/list/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/event/feedback/decide/': {
    who: 'administrator',
    input: () => ({
      body: { event_id: 1, kind: 'event-question', id: 1, decision: 'hide', reason: 'An advert' },
    }),
  },
  'GET /v2/admin/event/host/list/': { who: 'administrator', input: () => ({ query: '?id=1' }) },
  'POST /v2/admin/event/host/add/': {
    who: 'administrator',
    input: ({ email }) => ({ body: { id: 1, email } }),
  },
  'POST /v2/admin/event/host/remove/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, user_id: 1 } }),
  },
  'POST /v2/admin/speaker/list/': { who: 'administrator' },
  'GET /v2/admin/speaker/details/': { who: 'administrator', input: () => ({ query: '?id=1' }) },
  'POST /v2/admin/speaker/save/': {
    who: 'administrator',
    input: () => ({ body: { name: 'Meera Nair', designation_en: 'Teacher', introduction_en: 'Listens.' } }),
  },
  'POST /v2/admin/speaker/remove/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/speaker/picture/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/speaker/picture/remove/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/series/list/': { who: 'administrator' },
  'GET /v2/admin/series/details/': { who: 'administrator', input: () => ({ query: '?id=1' }) },
  'POST /v2/admin/series/save/': { who: 'administrator', input: () => ({ body: { title_en: 'Steps' } }) },
  'POST /v2/admin/series/remove/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'GET /user/draft/': { who: 'signed in', input: () => ({ query: '?form=event&subject=1' }) },
  'POST /user/draft/save/': {
    who: 'signed in',
    input: () => ({ body: { form: 'event', subject: 1, fields: {} } }),
  },
  'POST /user/draft/discard/': {
    who: 'signed in',
    input: () => ({ body: { form: 'event', subject: 1 } }),
  },
  'GET /master/banner/list/': { who: 'anyone' },
  'GET /legal/{name}/': { who: 'anyone', input: () => ({ path: '/legal/terms/' }) },
  'POST /v2/event/list/': { who: 'anyone' },
  'GET /v2/event/filter/': { who: 'anyone' },
  'GET /v2/event/filter/hyperlink/': { who: 'anyone' },
  'GET /v2/event/details/': { who: 'anyone', input: () => ({ query: '?id=1' }) },
  'GET /v2/event/for-you/list/': { who: 'signed in' },
  'GET /v2/resource/for-you/list/': { who: 'signed in' },
  'GET /v2/event/certificate/': { who: 'signed in', input: () => ({ query: '?id=1' }) },
  'GET /v2/event/certificate/email/': { who: 'signed in', input: () => ({ query: '?id=1' }) },
  'GET /v2/counselling/certificate/': { who: 'anyone', input: () => ({ query: '?code=none' }) },
  'POST /v2/counselling/certificate/find/': { who: 'anyone', input: () => ({ body: {} }) },
  'GET /v2/counselling/session/list/': { who: 'anyone' },
  'GET /v2/event/certificate/check/': { who: 'anyone', input: () => ({ query: '?code=none' }) },
  'GET /v2/event/resource/list/': { who: 'anyone', input: () => ({ query: '?id=1' }) },
  'POST /v2/event/question/list/': { who: 'anyone', input: () => ({ body: { id: 1 } }) },
  'POST /v2/event/own/list/': { who: 'signed in' },
  'POST /v2/event/certificate/own/list/': { who: 'signed in' },
  'POST /v2/event/question/own/list/': { who: 'signed in' },
  'POST /v2/event/review/own/list/': { who: 'signed in' },
  'POST /v2/event/following/list/': { who: 'signed in' },
  'POST /resources/review/own/list/': { who: 'signed in' },
  'POST /v2/resource/following/list/': { who: 'signed in' },
  'GET /v2/creator/for-you/list/': { who: 'signed in' },
  'POST /v2/event/question/add/': {
    who: 'signed in',
    input: () => ({ body: { id: 1, question: 'What is it?' } }),
  },
  'POST /v2/event/question/upvote/': { who: 'signed in', input: () => ({ body: { id: 1 } }) },
  'POST /v2/event/question/answer/': {
    who: 'signed in',
    input: () => ({ body: { id: 1, answer: 'It is this.' } }),
  },
  'POST /v2/event/review/list/': { who: 'anyone', input: () => ({ body: { id: 1 } }) },
  'POST /v2/resource/list/': { who: 'anyone' },
  'GET /v2/resource/filter/count/': { who: 'anyone' },
  'GET /v2/resource/filter/hyperlink/': { who: 'anyone' },
  'GET /v2/resource/info/': { who: 'anyone' },
  'POST /resources/creator/list/': { who: 'anyone' },
  'GET /resources/public/details/': { who: 'anyone', input: () => ({ query: '?id=1' }) },
  'GET /v2/resource/related/list/': { who: 'anyone', input: () => ({ query: '?id=1' }) },
  'POST /v2/resource/external-viewer/': { who: 'signed in', input: () => ({ body: { id: 1 } }) },
  'GET /v2/resource/add/': { who: 'signed in' },
  'POST /v2/resource/add/': {
    who: 'signed in',
    input: () => ({ body: { title: 'Cards', status: 'draft' } }),
  },
  'GET /v2/resource/edit/': { who: 'own', input: () => ({ query: '?id=1' }) },
  'POST /v2/resource/edit/': { who: 'own', input: () => ({ body: { id: 1, title: 'Cards' } }) },
  'POST /v2/resource/delete/': { who: 'own', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/resource/list/': { who: 'administrator' },
  'POST /v2/admin/resource/hide/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, reason: 'Not kind' } }),
  },
  'POST /v2/admin/resource/restore/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, reason: 'By mistake' } }),
  },
  'GET /v2/admin/resource/type/list/': { who: 'administrator' },
  'POST /v2/admin/resource/type/save/': {
    who: 'administrator',
    input: () => ({ body: { name_en: 'Songs' } }),
  },
  'POST /v2/resource/like/': { who: 'signed in', input: () => ({ body: { id: 1 } }) },
  'POST /v2/resource/bookmark/': { who: 'signed in', input: () => ({ body: { id: 1 } }) },
  'POST /v2/resource/share/': { who: 'anyone', input: () => ({ body: { id: 1, channel: 'copy' } }) },
  'POST /resources/review/list/': { who: 'anyone', input: () => ({ body: { id: 1 } }) },
  'POST /resources/review/add/': { who: 'signed in', input: () => ({ body: { id: 1 } }) },
  'GET /v2/creator/details/': { who: 'anyone', input: () => ({ query: '?id=999999' }) },
  'POST /v2/user/follower/list/': { who: 'own', input: (owner) => ({ body: { id: owner.id } }) },
  'POST /v2/user/following/list/': { who: 'own', input: (owner) => ({ body: { id: owner.id } }) },
  'POST /v2/user/follow/': { who: 'signed in', input: () => ({ body: { id: 1 } }) },
  'POST /v2/event/review/add/': { who: 'signed in', input: () => ({ body: { id: 1 } }) },
  'GET /v2/event/watch/': { who: 'signed in', input: () => ({ query: '?id=1' }) },
  'POST /v2/event/watch/': {
    who: 'signed in',
    input: () => ({ body: { id: 1, intervals: [], position: 0 } }),
  },
  'GET /v2/event/transcript/': { who: 'signed in', input: () => ({ query: '?id=1&language=en' }) },
  'GET /master/report/': { who: 'anyone', input: () => ({ query: '?kind=event-question&id=1' }) },
  'POST /master/report/': {
    who: 'signed in',
    input: () => ({ body: { kind: 'event-question', id: 1, reason: 'other' } }),
  },
  'POST /master/signal/': {
    who: 'anyone',
    input: () => ({ body: { signals: [{ key: 'click_login', page: '/' }] } }),
  },
  'GET /v2/event/related/list/': { who: 'anyone', input: () => ({ query: '?id=1' }) },
  'POST /v2/event/speaking/list/': { who: 'anyone', input: (owner) => ({ body: { creator_id: owner.id } }) },
  'POST /v2/event/register/': { who: 'signed in', input: () => ({ body: { id: 1 } }) },
  'POST /v2/event/register/cancel/': { who: 'signed in', input: () => ({ body: { id: 1 } }) },
  'POST /v2/event/register/reminders/': {
    who: 'signed in',
    input: () => ({ body: { id: 1, wants_reminder_day: true, wants_reminder_hour: true } }),
  },
  'POST /user/check/exist/': { who: 'anyone', input: () => ({ body: email }) },
  'POST /user/client/login/': { who: 'anyone', input: () => ({ body: { ...email, password: 'x' } }) },
  'GET /user/register/': { who: 'anyone' },
  'POST /user/register/': { who: 'anyone', input: () => ({ body: {} }) },
  'POST /user/forget-password/': { who: 'anyone', input: () => ({ body: email }) },
  'POST /user/reset-password/': { who: 'anyone', input: () => ({ body: {} }) },
  'POST /user/logout/': { who: 'anyone' },
  'GET /user/session/': { who: 'anyone' },
  'POST /user/add_amplitude_details/': {
    who: 'own',
    input: (owner) => ({ body: { email: owner.email } }),
  },
  'GET /v2/user/details/': { who: 'signed in' },
  'POST /v2/user/details/': { who: 'signed in' },
  'PATCH /v2/user/details/': { who: 'signed in' },
  'GET /v2/user/public/details/': { who: 'signed in' },
  'POST /v2/user/public/details/': { who: 'signed in' },
  'GET /user/preferences/': { who: 'signed in' },
  'POST /user/preferences/': { who: 'signed in' },
  'PATCH /v2/user/user/property/{id}/': {
    who: 'own',
    input: (owner) => ({ path: `/v2/user/user/property/${owner.id}/`, body: {} }),
  },
  'POST /user/email-code/send/': { who: 'signed in' },
  'POST /user/email-code/verify/': { who: 'signed in', input: () => ({ body: { code: '000000' } }) },
  'POST /user/change-password/': {
    who: 'signed in',
    input: () => ({ body: { current_password: 'Mango-Tree-42', password: 'Paper-Boat-77' } }),
  },
  'GET /user/session/list/': { who: 'signed in' },
  'POST /v2/user/picture/upload/': { who: 'signed in' },
  'DELETE /v2/user/picture/': { who: 'signed in' },
  'POST /master/temp-file-upload/': { who: 'signed in' },
  'GET /master/temp-file/list/': { who: 'signed in', input: () => ({ query: '?id=1' }) },
  'GET /master/temp-file/{upload}/': { who: 'signed in', input: () => ({ path: '/master/temp-file/none/' }) },
  'POST /v2/user/notification/list/': { who: 'signed in' },
  'GET /v2/user/notification/count/': { who: 'signed in' },
  'POST /v2/user/notification/read/': { who: 'signed in', input: () => ({ body: { all: true } }) },
  'GET /user/notification/choices/': { who: 'signed in' },
  'POST /user/notification/choices/': { who: 'signed in', input: () => ({ body: { digest: 'week' } }) },
  'GET /v2/notification/unsubscribe/': { who: 'anyone', input: () => ({ query: '?token=none' }) },
  'POST /v2/notification/unsubscribe/': { who: 'anyone', input: () => ({ query: '?token=none' }) },
  'POST /user/session/end/': { who: 'signed in', input: () => ({ body: { id: 'others' } }) },
}

const test = testApp()

describe('who may call what', () => {
  it('is said of every endpoint, and of nothing else', () => {
    const names = everyEndpoint.map(({ method, path }) => `${method} ${path}`)
    expect(Object.keys(table).toSorted()).toEqual(names.toSorted())
  })

  it.each(Object.entries(table))('%s', async (name, { who, input }) => {
    const owner = await createPerson(test)
    const statusFor = async (person: Person | undefined) => {
      const [method = '', route = ''] = name.split(' ')
      const { path = route, query = '', body } = input?.(owner) ?? {}
      const answer = await test.app.inject({
        method: method as 'GET',
        url: path + query,
        headers: person ? { authorization: `Bearer ${person.token}` } : {},
        ...(body ? { payload: body } : {}),
      })
      return answer.statusCode
    }
    const visitor = await statusFor(undefined)
    const stranger = await statusFor(await createPerson(test))
    const administrator = await statusFor(await createPerson(test, { is_admin: true }))
    const own = await statusFor(owner)
    // A wrong password is refused by 403 too: it is tried with the right one.
    if (who === 'anyone') expect([visitor, stranger, own]).not.toContain(403)
    else expect(visitor).toBe(401)
    if (who === 'own') expect([403, 404]).toContain(stranger)
    if (who === 'administrator') expect([stranger, own]).toEqual([403, 403])
    if (who === 'administrator') expect([401, 403]).not.toContain(administrator)
    else if (who !== 'anyone') expect([401, 403]).not.toContain(own)
  })
})
