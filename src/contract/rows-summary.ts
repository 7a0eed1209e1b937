import { m } from '#messages/messages.js'
import type { Sent } from './page-form.ts'
import type { Failure, WireError } from './wire.ts'

export interface RefusedRow {
  name: string
  failure: Failure
}

/** The result for several rows: all succeeded, or which were refused and why. */
export function summaryOfRows(
  refused: readonly RefusedRow[],
  { total, address }: { total: number; address: string },
): Sent | Failure {
  const [first] = refused
  if (!first) return { success: true, goTo: address, toast: m.table_all_done({ count: total }) }
  const message = m.table_some_done({ done: total - refused.length, total })
  const reasons = refused.map(
    ({ name, failure }): WireError => ({
      code: failure.errors[0]?.code ?? 'Failed',
      message: m.table_refused({ name, reason: failure.data.message }),
    }),
  )
  const errors = [{ code: 'SomeRefused', message }, ...reasons]
  return { success: false, status: first.failure.status, data: { message }, errors }
}
