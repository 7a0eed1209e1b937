import { describe, expect, it } from 'vitest'
import { openTestDatabase, withoutPostgres } from '#tests/support/test-database.ts'
import { openDatabase } from '../db/database.ts'
import { createLimits, defineLimit, TooManyTries } from './limits.ts'

const label = () => 'Tries of one person'
const THREE = defineLimit({ name: 'three', tries: 3, seconds: 60, label })

describe.skipIf(withoutPostgres())('a limit', () => {
  it('holds over every process on one database', async () => {
    const { database, url, drop } = await openTestDatabase()
    const second = url ? await openDatabase({ url, poolSize: 2 }) : database
    const first = createLimits(database)
    // The embedded database serves only one process: there, both are the same.
    const processes = [first, url ? createLimits(second) : first]
    const tries = Array.from({ length: 10 }, (_, at) => processes[at % 2]?.take(THREE, 'asha'))
    const results = await Promise.allSettled(tries)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason).toBeInstanceOf(TooManyTries)
    expect(refused.reason.retryAfterSeconds).toBeGreaterThan(50)

    await expect(processes[1]?.take(THREE, 'ravi')).resolves.toBeUndefined()
    await first.clear(THREE, 'asha')
    await expect(processes[1]?.take(THREE, 'asha')).resolves.toBeUndefined()
    if (url) await second.close()
    await database.close()
    await drop()
  })

  it('of a month is not forgotten at once where it is kept in memory', async () => {
    const { database, drop } = await openTestDatabase()
    const limits = createLimits(database)
    const month = defineLimit({ name: 'month', tries: 1, seconds: 30 * 24 * 60 * 60, label })
    await limits.take(month, 'asha')
    await new Promise((resolve) => setTimeout(resolve, 20))
    await expect(limits.take(month, 'asha')).rejects.toBeInstanceOf(TooManyTries)
    await database.close()
    await drop()
  })

  it('holds the numbers that were set, from the next try on and back again', async () => {
    const { database, drop } = await openTestDatabase()
    let set: { tries: number; seconds: number } | undefined
    const limits = createLimits(database, (name) => (name === 'three' ? set : undefined))
    for (let time = 0; time < 3; time += 1) await limits.take(THREE, 'asha')
    await expect(limits.take(THREE, 'asha')).rejects.toBeInstanceOf(TooManyTries)
    set = { tries: 6, seconds: 60 }
    await limits.take(THREE, 'asha')
    set = undefined
    await expect(limits.take(THREE, 'asha')).rejects.toBeInstanceOf(TooManyTries)
    await database.close()
    await drop()
  })
})
