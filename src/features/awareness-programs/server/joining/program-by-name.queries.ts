import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { plainName } from '../../awareness-address.contract.ts'
import type { AwarenessPublication } from '../../awareness-programs.contract.ts'
import { isVisible } from '../visible-awareness.queries.ts'

/** Whether a program has this name, as addresses compare names. Takes the name of `awareness_programs`. */
export const isNamed = (program: string, name: string): SQL =>
  sql`lower(btrim(regexp_replace(replace(${sql.raw(program)}.name, '+', ' '), '\\s+', ' ', 'g'))) = ${plainName(name)}`

interface ProgramToJoin {
  id: number
  title: string
  publication: AwarenessPublication
}

/**
 * A program that is no draft, by its id or its name. It stays as it is until the transaction ends, so that no campaign
 * starts for one that ends just then.
 */
export async function holdProgramToJoin(
  tx: Db,
  { program, language }: { program: number | string; language: TextLanguage },
): Promise<ProgramToJoin | undefined> {
  const isIt = typeof program === 'number' ? sql`p.id = ${program}` : isNamed('p', program)
  const [found] = await rows<ProgramToJoin>(
    tx,
    sql`select p.id, ${textIn(sql`p.title`, language)} as title, p.publication from awareness_programs p
      where ${isIt} and ${isVisible('p')} order by p.id limit 1 for share of p`,
  )
  return found
}
