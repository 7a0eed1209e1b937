import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

export interface InvitationRow {
  id: number
  campaign_id: number
  program_id: number
  email: string
  name: string
  language: TextLanguage
}

/** The invitation whose mail carried this token: whoever has it reads the mails of that address. */
export async function findInvitationByToken(db: Db, token: string): Promise<InvitationRow | undefined> {
  const [found] = await rows<InvitationRow>(
    db,
    sql`select i.id, i.campaign_id, c.program_id, i.email, i.name, i.language
      from campaign_invitations i join campaigns c on c.id = i.campaign_id where i.token = ${token}`,
  )
  return found
}
