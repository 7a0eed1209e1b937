import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { wholeName } from '#foundation/accounts/server/index.ts'
import { openReportCountOf } from '#foundation/moderation/server/index.ts'
import { ratingColumns } from '#foundation/reviews/server/index.ts'
import { likeWords } from '#platform/db/both-languages.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import { type AskedOrder, type TableOrders, tableOrder } from '#platform/db/table-order.ts'
import {
  ADMIN_RESOURCE_SORTS,
  type AdminResource,
  type AdminResourceSort,
} from '../../admin-resources.contract.ts'
import { RESOURCE_KIND, type ShownResources } from '../../resource-card.contract.ts'
import { FAILURES_OF_A_DEAD_LINK } from '../details/resource-details.queries.ts'

interface Wanted {
  search: string | undefined
  show: ShownResources
  order: AskedOrder<AdminResourceSort>
  language: TextLanguage
  limit: number
  offset: number
}

const openReports = openReportCountOf({ kind: RESOURCE_KIND, id: sql`r.id` })
const deadLinks = sql`(select count(*)::int from resource_links l
  where l.resource_id = r.id and l.failures >= ${FAILURES_OF_A_DEAD_LINK})`

const isShown: Record<ShownResources, SQL> = {
  all: sql`true`,
  reported: sql`${openReports} > 0`,
  hidden: sql`r.status = 'hidden'`,
  'dead-links': sql`${deadLinks} > 0`,
}

const orders: TableOrders<AdminResourceSort> = {
  newest: [rising(sql`r.published_at`), rising(sql`r.id`)],
  likes: [rising(sql`r.likes_count`), rising(sql`r.id`)],
}

/** Resources that are or were public, never ones that people keep to themselves. */
export async function selectAdminResources(
  db: Db,
  { search, show, order, language, limit, offset }: Wanted,
): Promise<{ resources: Omit<AdminResource, 'can'>[]; total: number }> {
  const from = sql`resources r left join users u on u.id = r.creator_id
    where r.status <> 'draft' and r.privacy = 'Everyone' and ${isShown[show]}
      and ${search ? sql`r.title ilike ${likeWords(search)}` : sql`true`}`
  const resources = await rows<Omit<AdminResource, 'can'>>(
    db,
    sql`select r.id, r.title,
        (select ${textIn(sql`t.name`, language)} from resource_types t where t.id = r.resource_type_id) as type,
        case when u.id is not null then json_build_object('id', u.id, 'name', ${wholeName('u')}) end as creator,
        r.status, r.hidden_reason, ${openReports} as open_reports, ${deadLinks} as dead_links,
        r.likes_count, ${ratingColumns(sql`r`)}, ${isoUtc(sql`r.published_at`)} as published_at
      from ${from} order by ${tableOrder(ADMIN_RESOURCE_SORTS, orders, order)} limit ${limit} offset ${offset}`,
  )
  const total = await countRows(db, sql`${from}`)
  return { resources, total }
}
