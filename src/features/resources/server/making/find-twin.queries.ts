import { type SQL, sql } from 'drizzle-orm'
import { isUnderReview } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { RESOURCE_KIND, type ResourceStatus } from '../../resource-card.contract.ts'
import type { Made } from './made-of-fields.ts'

/** Namespace of the advisory lock that serialises one person's additions, so that a repeated call is noticed. */
const ADDING_LOCK = 7_265_244

export async function lockAdding(tx: Db, creator_id: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADDING_LOCK}::int, ${creator_id}::int)`)
}

interface Twin {
  id: number
  status: ResourceStatus
  is_waiting: boolean
}

interface Sent {
  creator_id: number
  columns: Made['columns']
  terms: Made['terms']
  status: 'draft' | 'published'
  file_ids: readonly number[]
  urls: readonly string[]
  since: Date
}

/** Finds an identical resource by this person, added since then, whose call was repeated. */
export async function findTwin(tx: Db, sent: Sent): Promise<Twin | undefined> {
  const { creator_id, columns, terms, status } = sent
  const files = sent.file_ids.toSorted((a, b) => a - b).join(',')
  const [twin] = await rows<Twin>(
    tx,
    sql`select r.id, r.status, ${isUnderReview({ kind: RESOURCE_KIND, id: sql`r.id` })} as is_waiting from resources r where r.creator_id = ${creator_id}
      and r.created_at > ${sent.since.toISOString()}::timestamptz
      and (r.status = ${status} or ${status} = 'published' and r.status = 'hidden')
      and ${sql.join(
        Object.entries(columns).map(([name, value]) => isSame(name, value)),
        sql` and `,
      )}
      and ${hasTerms('skill', terms.skill_ids)} and ${hasTerms('tag', terms.tag_ids)}
      and ${hasTerms('age_group', terms.age_group_ids)}
      and array(select f.file_id from resource_files f where f.resource_id = r.id order by 1) = ${`{${files}}`}::int[]
      and (select coalesce(jsonb_agg(l.url order by l.position), '[]') from resource_links l
        where l.resource_id = r.id) = ${JSON.stringify(sent.urls)}::jsonb
      order by r.id limit 1`,
  )
  return twin
}

function isSame(name: string, value: unknown): SQL {
  const column = sql`r.${sql.identifier(name)}`
  if (Array.isArray(value)) return sql`array_to_string(${column}, ${BETWEEN}) = ${value.join(BETWEEN)}`
  const isText = typeof value === 'object' && value !== null
  return isText
    ? sql`${column} = ${JSON.stringify(value)}::jsonb`
    : sql`${column} is not distinct from ${value}`
}

/** A separator that can't occur in a keyword, as each is a single line. */
const BETWEEN = '\n'

function hasTerms(kind: 'skill' | 'tag' | 'age_group', ids: readonly number[]): SQL {
  const term = sql.identifier(`${kind}_id`)
  const sorted = ids.toSorted((a, b) => a - b).join(',')
  return sql`array(select l.${term} from ${sql.identifier(`resource_${kind}s`)} l
    where l.resource_id = r.id order by 1) = ${`{${sorted}}`}::int[]`
}
