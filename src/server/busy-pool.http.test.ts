import { describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createHttp } from '#platform/http/http.ts'
import { createLog } from '#platform/log/log.ts'
import { isOnServer, openTestDatabase, withoutPostgres } from '#tests/support/test-database.ts'

describe.runIf(isOnServer() && !withoutPostgres())('a database that is asked for more than it can do', () => {
  it('is told apart from one that is away: many people are here, and one may come back', async () => {
    const { database: other, url = '', drop } = await openTestDatabase()
    const database = await openDatabase({ url, poolSize: 1, waitMs: 500 })
    const app = await createHttp(readConfig({}), createLog('silent'))
    app.get('/v2/a-call', async () => database.ping().then(() => ({ success: true })))
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
    const held = database.db.transaction(async () => {
      hold()
      await isOver
    })
    await isHeld
    const refused = await app.inject('/v2/a-call')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.json()).toMatchObject({ errors: [{ code: 'Overloaded' }] })
    letGo()
    await held
    expect((await app.inject('/v2/a-call')).statusCode).toBe(200)
    await app.close()
    await database.close()
    await other.close()
    await drop()
  })
})
