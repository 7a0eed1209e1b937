import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { sql } from 'drizzle-orm'
for (let i=0;i<3;i++){
 let t=performance.now()
 const d = await openDatabase({folder: undefined}); console.log('open', performance.now()-t); t=performance.now()
 await migrate(d,'migrations'); console.log('migrate', performance.now()-t); t=performance.now()
 const r:any = await d.db.execute(sql`select string_agg(quote_ident(tablename), ', ') t from pg_tables where schemaname='public'`)
 t=performance.now()
 await d.db.execute(sql.raw(`truncate ${r.rows[0].t} restart identity cascade`)); console.log('truncate', performance.now()-t); t=performance.now()
 await d.db.execute(sql.raw(`truncate ${r.rows[0].t} restart identity cascade`)); console.log('truncate', performance.now()-t); t=performance.now()
 console.log((await d.db.execute(sql`select version(), datcollate, datctype, word_similarity('autsim','autism'), word_similarity('autsim', 'calm mornings for autistic children'), to_tsvector('simple','पढ़ने की शुरुआत। घर—पर child’s') from pg_database limit 1`) as any).rows)
 await d.close()
}
