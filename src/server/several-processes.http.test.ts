import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { changeResource } from '#features/resources/testing/change-resource.queries.ts'
import { createResource } from '#features/resources/testing/create-resource.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { openSettings } from '#foundation/settings/server/index.ts'
import { hearChanges } from '#platform/db/changes.ts'
import { createLog } from '#platform/log/log.ts'
import { endListening, listeningNow } from '#tests/support/listening.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { isOnServer } from '#tests/support/test-database.ts'

/** Before any cached value would be read again by itself. */
const SOON = { timeout: 8_000, interval: 20 }

describe.runIf(isOnServer())('what one of two processes changes', () => {
  const here = testApp({
    environment: { PAGE_CACHE_SECONDS: '3600' },
    page: async ({ api }) => {
      const answer = await api('POST /v2/resource/list/', { body: {} })
      return answer.success ? answer.data.map(({ title }) => title).join(', ') : ''
    },
  })
  let there: TestApp
  let admin: Person

  beforeAll(async () => {
    if (here.db) there = await here.openAnother()
  })
  afterAll(() => there?.close())
  beforeEach(async () => {
    admin = await createPerson(here, { is_admin: true })
  })

  /** Each test has its own page, because the previous test's page may still be cached. */
  const seen = async (process: TestApp, page: number) =>
    (await process.app.inject(`/resource?page=${page}`)).payload
  const hide = (id: number) =>
    admin.call('POST /v2/admin/resource/hide/', { body: { id, reason: 'An advert' } })

  it('is gone from the cached pages of the other when it is hidden', async () => {
    const id = await createResource(here.db, { title: 'Picture cards' })
    expect([await seen(here, 1), await seen(there, 1)]).toEqual(['Picture cards', 'Picture cards'])
    await changeResource(here.db, id, { title: 'Pictures' })
    expect([await seen(here, 1), await seen(there, 1)]).toEqual(['Picture cards', 'Picture cards'])
    await hide(id)
    expect(await seen(here, 1)).toBe('')
    await vi.waitFor(async () => expect(await seen(there, 1)).toBe(''), SOON)
  })

  it('is how the other limits from then on', async () => {
    const log = createLog('silent')
    const changes = await hearChanges(there.database, log)
    const settings = await openSettings({
      db: there.db,
      log,
      changes,
      links: { about: undefined, logout: undefined, officeViewer: undefined },
      every: HOUR_MS,
    })
    const numbers = { tries: 7, seconds: 3_600 }
    await admin.call('POST /v2/admin/settings/limit/edit/', { body: { name: 'follow', ...numbers } })
    await vi.waitFor(() => expect(settings.numbersOf('follow')).toEqual(numbers), SOON)
    settings.close()
    await changes.close()
  })

  it('is how the other reads searches from then on', async () => {
    await createResource(here.db, { title: 'Hands', search_words: 'Flapping' })
    const find = async () =>
      (await there.call('POST /v2/resource/list/', { body: { search_query: 'zubzub' } })).recordsTotal
    expect(await find()).toBe(0)
    await admin.call('POST /v2/admin/search-word/save/', { body: { words_en: 'zubzub, flapping' } })
    await vi.waitFor(async () => expect(await find()).toBe(1), SOON)
  })

  it('is caught up on when the connection that hears of it was ended, and heard again', async () => {
    const id = await createResource(here.db, { title: 'Picture cards' })
    expect(await seen(there, 2)).toBe('Picture cards')
    const ended = await endListening(here.db)
    expect(ended).toHaveLength(2)
    // Nobody announces this: only a process that thinks it missed an announcement checks again.
    await changeResource(here.db, id, { title: 'Pictures' })
    await vi.waitFor(async () => expect(await seen(there, 2)).toBe('Pictures'), SOON)
    await vi.waitFor(async () => expect(await listeningNow(here.db)).toHaveLength(2), SOON)
    expect((await listeningNow(here.db)).filter((pid) => ended.includes(pid))).toEqual([])
    await hide(id)
    await vi.waitFor(async () => expect(await seen(there, 2)).toBe(''), SOON)
  })
})
