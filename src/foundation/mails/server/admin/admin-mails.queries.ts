import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { likeWords } from '#platform/db/both-languages.ts'
import { isoUtc, pageLanguage } from '#platform/db/columns.ts'
import { countRows, countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import { type AskedOrder, type TableOrders, tableOrder } from '#platform/db/table-order.ts'
import { MAIL_SORTS, type MailSort, type MailState } from '../../admin-mails.contract.ts'
import { subjectWithoutCode } from '../recipient-only.queries.ts'

export interface WantedMails {
  search: string | undefined
  status: MailState | undefined
  kind: string | undefined
  order?: AskedOrder<MailSort>
  limit: number
  offset: number
}

export interface MailRow {
  id: number
  to: string
  kind: string
  language: TextLanguage
  subject: string
  status: MailState
  tries: number
  last_error: string | null
  created_at: string
  sent_at: string | null
  can_be_retried: boolean
}

const columns = sql`m.id, m.to_address as "to", m.kind, ${subjectWithoutCode} as subject, m.status, m.tries, m.last_error,
  ${pageLanguage(sql`m.language`)} as language, ${isoUtc(sql`m.created_at`)} as created_at,
  ${isoUtc(sql`m.sent_at`)} as sent_at, m.status in ('failed', 'kept') and m.html <> '' as can_be_retried`

/** Given up, with the content still there. */
const isFailed = sql`m.status = 'failed' and m.html <> ''`

/** Ids increase in the order in which emails are written. */
const orders: TableOrders<MailSort> = {
  written: [rising(sql`m.id`)],
  subject: [rising(sql`lower(${subjectWithoutCode})`), rising(sql`m.id`)],
}

export async function selectMails(db: Db, wanted: WantedMails): Promise<{ mails: MailRow[]; total: number }> {
  const isWanted = whereOf(wanted)
  const mails = await rows<MailRow>(
    db,
    sql`select ${columns} from mails m where ${isWanted}
      order by ${tableOrder(MAIL_SORTS, orders, wanted.order ?? {})} limit ${wanted.limit} offset ${wanted.offset}`,
  )
  return { mails, total: await countUpTo(db, sql`select 1 from mails m where ${isWanted}`) }
}

function whereOf({ search, status, kind }: WantedMails): SQL {
  const part = search === undefined ? undefined : likeWords(search.toLowerCase())
  return sql`${part === undefined ? sql`true` : sql`(lower(m.to_address) like ${part} or lower(${subjectWithoutCode}) like ${part})`}
    and ${status === undefined ? sql`true` : sql`m.status = ${status}::mail_status`}
    and ${kind === undefined ? sql`true` : sql`m.kind = ${kind}`}`
}

export const countFailedMails = (db: Db): Promise<number> => countRows(db, sql`mails m where ${isFailed}`)

export type WholeMail = MailRow & { html: string; text: string; attachments: string[] }

export async function findMail(db: Db, id: number): Promise<WholeMail | undefined> {
  const [found] = await rows<WholeMail>(
    db,
    sql`select ${columns}, m.html, m.text,
        coalesce((select jsonb_agg(a.file -> 'filename' order by a.place)
          from jsonb_array_elements(m.attachments) with ordinality a (file, place)), '[]') as attachments
      from mails m where m.id = ${id}`,
  )
  return found
}

/** Queues the oldest emails that were given up and returns their ids. Parallel calls take different ones. */
export async function queueFailedAgain(tx: Db, most: number): Promise<number[]> {
  const queued = await rows<{ id: number }>(
    tx,
    sql`update mails set status = 'queued', last_error = null where id in (
        select m.id from mails m where ${isFailed} order by m.id limit ${most} for update skip locked)
      returning id`,
  )
  return queued.map(({ id }) => id)
}
