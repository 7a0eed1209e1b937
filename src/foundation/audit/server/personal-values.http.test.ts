import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { rewriteAudit } from '../testing/rewrite-audit.queries.ts'
import { erasePersonalValues, recordChange, selectAudit, selectPersonalValues } from './index.ts'

const test = testApp()
const record = (personal: { user_id: number; before?: object; after?: object }) =>
  recordChange(test.db, {
    viewer: { id: 7 },
    action: 'changed',
    kind: 'person',
    id: personal.user_id,
    personal: personal as { user_id: number },
    now: test.clock.now(),
  })
const read = async () =>
  (await selectAudit(test.db, { kind: undefined, subject_id: undefined, limit: 9, offset: 0 })).entries.map(
    ({ subject_id, personal_changes }) => [subject_id, personal_changes],
  )

describe('what the audit log keeps about a person', () => {
  it('stands beside the entry and goes with the person; the entry stays', async () => {
    await record({ user_id: 3, before: { email: 'a@example.org' }, after: { email: 'b@example.org' } })
    await record({ user_id: 4, after: { reason: 'They help us' } })
    const email = { email: ['a@example.org', 'b@example.org'] }
    const reason = { reason: [null, 'They help us'] }
    expect(await read()).toEqual([
      [4, reason],
      [3, email],
    ])
    expect(await selectPersonalValues(test.db, 3)).toMatchObject([{ action: 'changed', changes: email }])
    await erasePersonalValues(test.db, 3)
    expect(await read()).toEqual([
      [4, reason],
      [3, null],
    ])
  })

  it('is never changed', async () => {
    await record({ user_id: 4, after: { reason: 'They help us' } })
    await expect(rewriteAudit.changePersonal(test.db)).rejects.toThrow()
  })

  it('is nothing where nothing differs', async () => {
    await record({ user_id: 3, before: { email: 'a@example.org' }, after: { email: 'a@example.org' } })
    expect(await read()).toEqual([[3, null]])
  })
})
