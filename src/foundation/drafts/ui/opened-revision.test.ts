import { expect, it } from 'vitest'
import { openedRevision } from './opened-revision.ts'

const draft = { fields: { revision: ['before'] }, saved_at: '2026-01-01T00:00:00.000Z' }

it('a form stands on what its draft was begun on, and a refused one on what it was sent with', () => {
  const posted = {
    name: 'resource',
    fields: [['revision', 'sent'] satisfies [string, string]],
    failure: null,
  }
  expect(openedRevision(posted, draft)).toBe('sent')
  expect(openedRevision(undefined, draft)).toBe('before')
  expect(openedRevision(undefined, { ...draft, fields: {} })).toBeUndefined()
  expect(openedRevision(undefined, null)).toBeUndefined()
})
