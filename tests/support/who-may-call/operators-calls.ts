import type { CallRow } from './call-row.ts'

/**
 * Calls of the administration of the site: people, emails, jobs, metrics, moderation, terms, banners.
 */
export const operatorsCalls: Record<string, CallRow> = {
  'GET /v2/admin/overview/': { who: 'administrator' },
  'GET /v2/admin/numbers/': { who: 'administrator' },
  'POST /v2/admin/people/list/': { who: 'administrator' },
  'POST /v2/admin/people/role/': {
    who: 'administrator',
    input: (owner) => ({ body: { id: owner.id, role: 'moderator', is_granted: true, reason: 'They help' } }),
  },
  'GET /v2/admin/people/details/': { who: 'administrator', input: (owner) => ({ query: `?id=${owner.id}` }) },
  'POST /v2/admin/people/membership/': {
    who: 'administrator',
    input: (owner) => ({ body: { id: owner.id, is_member: true } }),
  },
  'POST /v2/admin/people/close/': {
    who: 'administrator',
    input: (owner) => ({ body: { id: owner.id, is_closed: false, reason: 'By mistake' } }),
  },
  'POST /v2/admin/people/session/end/': {
    who: 'administrator',
    input: (owner) => ({ body: { id: owner.id, session_id: '00000000-0000-4000-8000-000000000000' } }),
  },
  'POST /v2/admin/people/email-code/': {
    who: 'administrator',
    input: (owner) => ({ body: { id: owner.id } }),
  },
  'GET /v2/admin/privacy/overview/': { who: 'administrator' },
  'POST /v2/admin/privacy/deletion/list/': { who: 'administrator' },
  'POST /v2/admin/audit/list/': { who: 'administrator' },
  'GET /v2/admin/start/': { who: 'administrator' },
  'POST /v2/admin/mail/list/': { who: 'administrator' },
  'GET /v2/admin/mail/details/': { who: 'administrator', input: () => ({ query: '?id=1' }) },
  'POST /v2/admin/mail/retry/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/mail/retry/all/': { who: 'administrator' },
  'GET /v2/admin/job/list/': { who: 'administrator' },
  'POST /v2/admin/job/failed/list/': { who: 'administrator' },
  'POST /v2/admin/job/retry/': {
    who: 'administrator',
    input: () => ({ body: { job_id: '7f2c1f7e-0b7e-4c47-8a3f-5d0c4b7f2a11' } }),
  },
  'GET /v2/admin/settings/': { who: 'administrator' },
  'POST /v2/admin/settings/edit/': { who: 'administrator' },
  'POST /v2/admin/settings/limit/edit/': {
    who: 'administrator',
    input: () => ({ body: { name: 'report', tries: 30, seconds: 3600 } }),
  },
  'POST /v2/admin/settings/reset/': {
    who: 'administrator',
    input: () => ({ body: { key: 'texts' } }),
  },
  'POST /v2/admin/report/list/': { who: 'administrator' },
  'POST /v2/admin/report/decide/': {
    who: 'administrator',
    input: () => ({ body: { kind: 'event-question', id: 1, decision: 'hide' } }),
  },
  'POST /v2/admin/held/list/': { who: 'administrator' },
  'POST /v2/admin/held/decide/': {
    who: 'administrator',
    input: () => ({ body: { kind: 'event-question', id: 1, decision: 'publish' } }),
  },
  'POST /v2/admin/word/list/': { who: 'administrator' },
  'POST /v2/admin/word/save/': {
    who: 'administrator',
    input: () => ({ body: { words: 'free money', language: 'any', action: 'review' } }),
  },
  'POST /v2/admin/word/remove/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'GET /v2/admin/banner/list/': { who: 'administrator' },
  'GET /v2/admin/banner/details/': { who: 'administrator', input: () => ({ query: '?id=1' }) },
  'GET /v2/admin/banner/choices/': { who: 'administrator' },
  'POST /v2/admin/banner/save/': {
    who: 'administrator',
    input: () => ({ body: { title_en: 'Play', link: '/' } }),
  },
  'POST /v2/admin/banner/picture/save/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/banner/move/': {
    who: 'administrator',
    input: () => ({ body: { id: 1, direction: 'up' } }),
  },
  'POST /v2/admin/banner/hide/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/banner/show/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/banner/remove/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/search-word/list/': { who: 'administrator' },
  'GET /v2/admin/search-word/details/': { who: 'administrator', input: () => ({ query: '?id=1' }) },
  'POST /v2/admin/search-word/save/': {
    who: 'administrator',
    input: () => ({ body: { words_en: 'stim, stimming' } }),
  },
  'POST /v2/admin/search-word/remove/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'POST /v2/admin/search-word/restore/': { who: 'administrator', input: () => ({ body: { id: 1 } }) },
  'GET /v2/admin/taxonomy/list/': { who: 'administrator' },
  'GET /v2/admin/taxonomy/term/list/': { who: 'administrator', input: () => ({ query: '?list=tags' }) },
  'GET /v2/admin/taxonomy/term/details/': {
    who: 'administrator',
    input: () => ({ query: '?list=tags&id=1' }),
  },
  'POST /v2/admin/taxonomy/term/save/': {
    who: 'administrator',
    input: () => ({ body: { list: 'tags', name_en: 'Play' } }),
  },
  'POST /v2/admin/taxonomy/term/move/': {
    who: 'administrator',
    input: () => ({ body: { list: 'tags', id: 1, direction: 'up' } }),
  },
  'POST /v2/admin/taxonomy/term/hide/': {
    who: 'administrator',
    input: () => ({ body: { list: 'tags', id: 1 } }),
  },
  'POST /v2/admin/taxonomy/term/show/': {
    who: 'administrator',
    input: () => ({ body: { list: 'tags', id: 1 } }),
  },
  'GET /v2/admin/taxonomy/merge/preview/': {
    who: 'administrator',
    input: () => ({ query: '?list=tags&id=1&into_id=2' }),
  },
  'POST /v2/admin/taxonomy/merge/': {
    who: 'administrator',
    input: () => ({ body: { list: 'tags', id: 1, into_id: 2 } }),
  },
}
