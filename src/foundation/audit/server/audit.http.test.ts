import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { rewriteAudit } from '../testing/rewrite-audit.queries.ts'
import { recordChange, selectAudit } from './index.ts'

const test = testApp()
const change = { viewer: { id: 7 }, action: 'changed', kind: 'event', id: 3 } as const

describe('the audit log', () => {
  it('is only added to: nothing in it is changed or deleted', async () => {
    await recordChange(test.db, { ...change, after: { capacity: 5 }, now: test.clock.now() })
    await expect(rewriteAudit.change(test.db)).rejects.toThrow()
    await expect(rewriteAudit.empty(test.db)).rejects.toThrow()
    const { entries } = await selectAudit(test.db, { kind: 'event', subject_id: 3, limit: 5, offset: 0 })
    expect(entries).toMatchObject([{ actor_id: 7, actor_name: null, changes: { capacity: [null, 5] } }])
  })

  it('is read by kind and thing, the newest first', async () => {
    for (const id of [3, 4, 3]) await recordChange(test.db, { ...change, id, now: test.clock.now() })
    const read = async (subject_id: number | undefined, limit: number) =>
      (await selectAudit(test.db, { kind: 'event', subject_id, limit, offset: 0 })).entries.map(
        ({ id }) => id,
      )
    expect(await read(3, 5)).toEqual([3, 1])
    expect(await read(undefined, 2)).toEqual([3, 2])
  })
})
