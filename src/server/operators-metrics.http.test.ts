import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createResource } from '#features/resources/testing/create-resource.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { aMail } from '#foundation/mails/testing/a-mail.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { countQueues, moveJobClock } from '#tests/support/job-queue.ts'
import { testApp } from '#tests/support/test-app.ts'
import { isOnServer } from '#tests/support/test-database.ts'

const test = testApp({ environment: { BACKUP_FOLDER: join(tmpdir(), 'pankh-no-backups') } })

async function scrape() {
  const { statusCode, body } = await test.app.inject('/metrics')
  const figures = new Map<string, number>()
  for (const line of body.split('\n')) {
    const [, series, value] = /^([a-z]\w*(?:\{.*\})?) (\S+)$/.exec(line) ?? []
    if (series) figures.set(series, Number(value))
  }
  return { statusCode, figures }
}
const figure = async (series: string) => (await scrape()).figures.get(series)

const minutesLater = (minutes: number) =>
  test.clock.set(new Date(test.clock.now().getTime() + minutes * 60_000))

/** A real kind of job with an invalid payload: it fails on every try. */
const broken = defineJob({ name: 'send-whatsapp', payload: z.looseObject({}) })

describe('the metrics of an operator', () => {
  it('tell how long the oldest due job has waited, and which were given up', async () => {
    await enqueue(test.db, broken, {})
    minutesLater(11)
    await moveJobClock(test.db, test.clock.now())
    const age = 'pankh_jobs_oldest_waiting_seconds{queue="send-whatsapp"}'
    expect(await figure(age)).toBe(660)
    await test.runJobs()
    // It is retried later, so nothing waits for a worker.
    expect(await figure(age)).toBe(0)
    for (let time = 0; time < 3; time += 1) {
      minutesLater(40)
      await test.runJobs()
    }
    await queueMail(test.db, aMail())
    await countQueues(test.database)
    const { figures } = await scrape()
    expect(figures.get('pankh_jobs{queue="send-whatsapp",state="failed"}')).toBe(1)
    expect(figures.get('pankh_jobs{queue="send-mail",state="waiting"}')).toBe(1)
    expect(figures.get('pankh_jobs{queue="send-mail",state="active"}')).toBe(0)
    expect([...figures.keys()].filter((series) => series.includes('"__'))).toEqual([])
  })

  it('count emails by what became of them', async () => {
    await queueMail(test.db, aMail())
    await test.runJobs()
    await queueMail(test.db, aMail())
    const { figures } = await scrape()
    const counts = ['queued', 'kept', 'failed', 'sent'].map((status) =>
      figures.get(`pankh_mails{status="${status}"}`),
    )
    expect(counts).toEqual([1, 1, 0, 0])
    expect(figures.get('pankh_mails_oldest_queued_seconds')).toBeGreaterThan(0)
    await test.runJobs()
    expect(await figure('pankh_mails_oldest_queued_seconds')).toBe(0)
  })

  it('count what the product is about', async () => {
    const person = await createPerson(test)
    const id = await createEvent(test.db)
    await createEvent(test.db, { publication: 'draft' })
    await createResource(test.db)
    await person.call('POST /v2/event/register/', { body: { id } })
    const { figures } = await scrape()
    expect(figures.get('pankh_accounts')).toBe(1)
    expect(figures.get('pankh_events')).toBe(1)
    expect(figures.get('pankh_resources')).toBe(1)
    expect(figures.get('pankh_registrations')).toBe(1)
    expect(figures.get('pankh_certificates')).toBe(0)
  })

  it('tell which pages came from the cache', async () => {
    const { figures: before } = await scrape()
    for (let time = 0; time < 3; time += 1) await test.app.inject('/contact?utm_source=a')
    const { figures } = await scrape()
    const more = (series: string) => (figures.get(series) ?? 0) - (before.get(series) ?? 0)
    expect(more('pankh_page_cache_lookups_total{result="miss"}')).toBe(1)
    expect(more('pankh_page_cache_lookups_total{result="hit"}')).toBe(2)
    expect(more('pankh_page_cache_pages')).toBe(1)
  })

  it('tell of connections and of the disk', async () => {
    const { figures } = await scrape()
    expect(figures.get('pankh_database_up')).toBe(1)
    if (isOnServer()) {
      expect(figures.get('pankh_database_connections{state="idle"}')).toBeGreaterThan(0)
      expect(figures.get('pankh_database_waiting')).toBe(0)
    }
    const [free = 0, size = 0] = [figures.get('pankh_disk_free_bytes'), figures.get('pankh_disk_size_bytes')]
    expect(free).toBeGreaterThan(0)
    expect(size).toBeGreaterThan(free)
  })
})

const files = globSync('deploy/{prometheus/*.yaml,grafana/*.json}')

/** The embedded database has no pool. */
const isOfServer = (name: string) => /^pankh_database_(connections|waiting)$/.test(name)

/** `up` is written by Prometheus itself. */
const namesIn = (query: string): string[] => query.match(/\b(?:pankh|http|nodejs|process)_\w+|\bup\b/g) ?? []

it.each(files)('%s names only metrics that the process has', async (file) => {
  const text = readFileSync(file, 'utf8')
  const queries = file.endsWith('.json')
    ? [...text.matchAll(/"expr": "(.*)"/g)].map(([, query = '']) => query)
    : text
        .split('- alert:')
        .slice(1)
        .map((rule) => /expr:([\s\S]*?)\n +for:/.exec(rule)?.[1] ?? '')
  expect(queries.length).toBeGreaterThan(5)
  expect(queries.filter((query) => namesIn(query).length === 0)).toEqual([])
  await test.app.inject('/healthz')
  const { figures } = await scrape()
  const known = new Set([...figures.keys()].map((series) => series.split('{', 1)[0]))
  const named = queries
    .flatMap(namesIn)
    .filter((name) => name !== 'up' && (isOnServer() || !isOfServer(name)))
  const unknown = named.filter((name) => !known.has(name))
  expect(unknown).toEqual([])
})

it('the dashboard is whole: every panel has its own number, place and query', () => {
  const { panels, schemaVersion } = z
    .object({
      schemaVersion: z.int(),
      panels: z.array(
        z.object({
          id: z.int(),
          title: z.string().min(1),
          gridPos: z.object({ x: z.int(), y: z.int(), w: z.int().max(24), h: z.int() }),
          targets: z.array(z.object({ expr: z.string().min(1) })).min(1),
        }),
      ),
    })
    .parse(JSON.parse(readFileSync('deploy/grafana/pankh.json', 'utf8')))
  expect(schemaVersion).toBeGreaterThan(30)
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(new Set(panels.map(({ gridPos }) => `${gridPos.x}:${gridPos.y}`)).size).toBe(panels.length)
})
