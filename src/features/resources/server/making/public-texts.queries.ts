import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { isListed } from '../find-visible-resource.queries.ts'

/** What people read of a resource, and where it leads. */
export interface PublicTexts {
  title: string
  /** Clean HTML, as is the instruction. */
  description: string
  instruction: string
  keywords: readonly string[]
  credit: string
  links: readonly string[]
}

/** As everyone sees it now; undefined while nobody but its maker does. */
export async function selectPublicTexts(tx: Db, id: number): Promise<PublicTexts | undefined> {
  const [found] = await rows<PublicTexts>(
    tx,
    sql`select r.title, r.description, r.instruction, to_jsonb(r.keywords) as keywords, r.credit,
        (select coalesce(json_agg(l.url order by l.position), '[]') from resource_links l
          where l.resource_id = r.id) as links
      from resources r where r.id = ${id} and ${isListed}`,
  )
  return found
}
