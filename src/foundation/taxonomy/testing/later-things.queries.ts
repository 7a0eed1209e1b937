import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

export interface LaterThing {
  owner: number
  tag: number
}

/** While `work` runs, adds a table of a feature that doesn't exist yet, with tags and names that need quoting. */
export async function withLaterThings(
  db: Db,
  things: readonly LaterThing[],
  work: (read: () => Promise<LaterThing[]>) => Promise<void>,
): Promise<void> {
  await db.execute(sql`create table "Later things" (owner int not null, "the tag" int references tags (id),
    primary key (owner, "the tag"))`)
  try {
    for (const { owner, tag } of things)
      await db.execute(sql`insert into "Later things" values (${owner}, ${tag})`)
    await work(() =>
      rows<LaterThing>(db, sql`select owner, "the tag" as tag from "Later things" order by owner, tag`),
    )
  } finally {
    await db.execute(sql`drop table "Later things"`)
  }
}
