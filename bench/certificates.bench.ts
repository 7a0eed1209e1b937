import { certificateSheet, issueForEvent } from '#features/certificates/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import { openPdfs } from '#platform/pdf/pdfs.ts'
import type { Line } from './line.ts'
import { median } from './median.ts'
import { slowestOf } from './rounds.ts'
import type { Stage } from './stage.ts'

const MOST_MS = 30
const PEOPLE = 1_000
const SECONDS = 8
/** How many times slower the slowest pages may be while certificates are issued. */
const MOST_SLOWER = 1.5

/** The time of one certificate's PDF, and how much a job of a thousand slows down the pages. */
export default async function bench(stage: Stage): Promise<Line[]> {
  return [await drawOne(), await drawThousand(stage)]
}

async function drawOne(): Promise<Line> {
  const pdfs = openPdfs()
  const sheet = certificateSheet({
    language: 'hi',
    heading: 'सहभागिता प्रमाणपत्र',
    holder_name: 'श्रीमती कृष्णा द्विवेदी',
    verb: 'ने इसमें भाग लिया',
    title: 'Sensory play at home: small games for calm mornings',
    title_language: 'en',
    minutes: 90,
    held_on: '2026-01-15',
    number: 'PANKH-2026-000001',
    address: 'https://pankh.example/certificates/01234-56789-ABCDE-FGHJK',
    made_at: new Date(),
  })
  const times: number[] = []
  try {
    for (let made = 0; made < 150; made += 1) {
      const before = performance.now()
      await pdfs.draw(sheet)
      if (made >= 50) times.push(performance.now() - before)
    }
  } finally {
    await pdfs.close()
  }
  const middle = median(times)
  return {
    work: 'a certificate as PDF, one after another',
    measured: `${middle.toFixed(1)} ms`,
    figure: `≤ ${MOST_MS} ms`,
    isMet: middle <= MOST_MS,
    detail: `${Math.round(1_000 / middle)} a second in one thread`,
  }
}

async function drawThousand({ product, database }: Stage): Promise<Line> {
  const event_id = await eventWithThousand(database)
  await slowestOf(product.url, SECONDS)
  const quiet = await slowestOf(product.url, SECONDS)
  await issueForEvent(database.db, { event_id, wants_mail: true })
  await untilBegun(database, event_id)
  const before = await mailsOf(database)
  const busy = await slowestOf(product.url, SECONDS)
  const made = (await mailsOf(database)) - before
  const ratio = busy / quiet
  return {
    work: 'p97.5 of the list of events while a job mails 1,000 certificates / without it',
    measured: ratio.toFixed(2),
    figure: `≤ ${MOST_SLOWER.toFixed(2)}`,
    isMet: ratio <= MOST_SLOWER && made > 0,
    detail: `${busy} against ${quiet} ms; ${Math.round(made / SECONDS)} certificates a second meanwhile`,
  }
}

async function eventWithThousand({ runSql }: Database): Promise<number> {
  const { rows } = await runSql(
    `with event as (
      select id, start_date_time from events where has_certificate and end_date_time < now() order by id limit 1
    ), people as (
      insert into users (email, username, first_name, last_name, password_hash)
      select 'bench-' || n || '@example.org', 'bench-' || n, 'Asha', 'Verma ' || n, '' from generate_series(1, $1::int) n
      returning id
    ), stays as (
      insert into event_attendances (event_id, user_id, source, joined_at, minutes)
      select event.id, people.id, 'report', event.start_date_time, 600 from event, people
    ) select id from event`,
    [PEOPLE],
  )
  const id = rows[0]?.id
  if (typeof id !== 'number') throw new Error('the demo has no event with a certificate that is over')
  return id
}

async function mailsOf({ runSql }: Database): Promise<number> {
  const { rows } = await runSql(`select count(*)::int as count from mails where kind = 'certificate'`)
  return Number(rows[0]?.count)
}

/** Another process takes jobs from the queue; it polls every two seconds. */
async function untilBegun(database: Database, event_id: number): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    if ((await mailsOf(database)) > 0) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`the certificates of event ${event_id} were not begun within 20 seconds`)
}
