import { expect, it } from 'vitest'
import { DatabaseIsStandby } from '#platform/db/prepare-connection.ts'
import { reasonFor } from './end-with-reason.ts'

it('names a standby server, also where a query of a command met it', () => {
  const refusal = new DatabaseIsStandby()
  expect(reasonFor(refusal)).toContain('standby')
  expect(reasonFor(new Error('Failed query', { cause: refusal }))).toBe(refusal.message)
})
