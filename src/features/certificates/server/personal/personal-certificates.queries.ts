import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isOwnCompletion } from '#features/awareness-programs/server/index.ts'
import type { Person, PersonalList } from '#foundation/privacy/server/index.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { REPLACED } from '../reissue-certificate.ts'

/** @param names what is printed instead of the person's name, by the language of each certificate */
export async function writeMask(
  tx: Db,
  { user_id, names }: { user_id: number; names: Record<TextLanguage, string> },
): Promise<void> {
  // An organiser's words may name the person, so the reason is removed; `replaced` stays.
  await tx.execute(sql`update issued_certificates i set user_id = null,
      holder_name = coalesce(${JSON.stringify(names)}::jsonb ->> i.language, ${names.en}::text),
      revoke_reason = case when i.revoke_reason <> ${REPLACED} then '—' else i.revoke_reason end
    where ${isOf(user_id)}`)
}

/** A person's certificates, with the address to check and download each. */
export function selectHeldCertificates(
  db: Db,
  { id }: Person,
  language: TextLanguage,
): Promise<PersonalList['rows']> {
  const modules = sql`jsonb_array_elements(coalesce(i.modules, '[]'::jsonb)) with ordinality d(module, at)`
  return rows(
    db,
    sql`select ${textIn(sql`i.title`, language)} as title, i.number, i.holder_name, i.held_on::text as held_on, i.minutes,
        array(select ${textIn(sql`(d.module -> 'title')`, language)} from ${modules} order by d.at) as modules,
        i.language, '/certificates/' || i.code as address, ${isoUtc(sql`i.issued_at`)} as issued_at,
        ${isoUtc(sql`i.mailed_at`)} as mailed_at, ${isoUtc(sql`i.revoked_at`)} as revoked_at
      from issued_certificates i where ${isOf(id)} order by i.id`,
  )
}

/** Certificates `i` of the account, and those of its completions that it hasn't claimed yet. */
function isOf(user_id: number): SQL {
  return sql`(i.user_id = ${user_id} or i.completion_id in (
    select a.id from awareness_completions a where ${isOwnCompletion('a', user_id)}))`
}
