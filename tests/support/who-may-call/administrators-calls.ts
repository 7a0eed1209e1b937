import type { CallRow } from './call-row.ts'

/** Calls of the administration. */
export const administratorsCalls: Record<string, CallRow> = {
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
  'GET /v2/admin/certificate/program/preview/': {
    who: 'administrator',
    input: () => ({ query: '?id=1' }),
  },
  'POST /v2/admin/certificate/program/list/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/certificate/program/issue/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, wants_mail: false } }),
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
  'POST /v2/admin/course/list/': { who: 'administrator' },
  'GET /v2/admin/course/details/': { who: 'administrator', input: () => ({ query: '?id=1' }) },
  'GET /v2/admin/course/choices/': { who: 'administrator' },
  'POST /v2/admin/course/save/': { who: 'administrator', input: () => ({ body: { title_en: 'Play' } }) },
  'POST /v2/admin/course/publish/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/course/close/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/course/reopen/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'GET /v2/admin/course/answers/': { who: 'administrator', input: () => ({ query: '?id=1' }) },
  'POST /v2/admin/course/answers/save/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'GET /v2/admin/course/module/details/': { who: 'administrator', input: () => ({ query: '?id=1' }) },
  'POST /v2/admin/course/module/save/': {
    who: 'administrator',
    input: () => ({ body: { program_id: 1, title_en: 'Play', minutes: 60 } }),
  },
  'POST /v2/admin/course/module/move/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, direction: 'up' } }),
  },
  'POST /v2/admin/course/module/remove/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/course/module/event/find/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/course/module/event/add/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, event_id: 1 } }),
  },
  'POST /v2/admin/course/module/event/move/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, event_id: 1, direction: 'up' } }),
  },
  'POST /v2/admin/course/module/event/remove/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, event_id: 1 } }),
  },
  'GET /v2/admin/course/question/details/': { who: 'administrator', input: () => ({ query: '?id=1' }) },
  'POST /v2/admin/course/question/save/': {
    who: 'administrator',
    input: () => ({ body: { module_id: 1, question_kind: 'single', question_en: 'Why?' } }),
  },
  'POST /v2/admin/course/question/move/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, direction: 'up' } }),
  },
  'POST /v2/admin/course/question/remove/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/course/people/list/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/course/cohort/list/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/course/cohort/details/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/course/cohort/save/': {
    who: 'administrator',
    input: () => ({ body: { program_id: 1, name: 'Green School' } }),
  },
  'POST /v2/admin/course/cohort/member/remove/': {
    who: 'administrator',
    input: ({ email }) => ({ body: { id: 1, email } }),
  },
  'POST /v2/admin/course/cohort/remove/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
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
}
