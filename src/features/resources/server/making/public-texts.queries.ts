import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { isListed } from '../visible-resource.queries.ts'

/** The public texts and links of a resource. */
export interface PublicTexts {
  title: string
  /** Sanitised HTML, like `instruction`. */
  description: string
  instruction: string
  keywords: readonly string[]
  credit: string
  /** Easy read and warning notes in any language, and image descriptions. */
  short_texts: readonly string[]
  links: readonly string[]
}

/** A resource's texts as everyone sees them; undefined while only its creator can. */
export async function selectPublicTexts(tx: Db, id: number): Promise<PublicTexts | undefined> {
  const [found] = await rows<PublicTexts>(
    tx,
    sql`select r.title, r.description, r.instruction, to_jsonb(r.keywords) as keywords, r.credit,
        (select coalesce(json_agg(t.value), '[]') from (select value from jsonb_each_text(r.in_short)
          union all select value from jsonb_each_text(coalesce(r.warning_note, '{}'))
          union all select f.alt from resource_files f where f.resource_id = r.id) t) as short_texts,
        (select coalesce(json_agg(l.url order by l.position), '[]') from resource_links l
          where l.resource_id = r.id) as links
      from resources r where r.id = ${id} and ${isListed('r')}`,
  )
  return found
}
