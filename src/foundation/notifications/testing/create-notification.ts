import type { Db } from '#platform/db/database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { notify } from '../server/index.ts'

type Given = Partial<Parameters<typeof notify>[1]>

/** Notifies these people; by default that a certificate is ready, at TEST_NOW. */
export async function createNotification(db: Db, given: Given & { user_ids: number[] }): Promise<void> {
  await notify(db, {
    kind: 'certificate_ready',
    key: 'certificate_ready:1',
    params: { title_en: 'Calm nights', title_hi: 'शांत रातें' },
    actor_id: null,
    path: '/certificates/ABC',
    now: TEST_NOW,
    ...given,
  })
}
