import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn, textLanguageOf } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { LandingPage } from '../../landing.contract.ts'
import { partsCompletions } from '../campaigns.queries.ts'
import { isInView } from '../visible-awareness.queries.ts'
import type { QuestionToCheck } from './check-completion.ts'

type LandingFacts = Omit<LandingPage['program'], 'id' | 'name' | 'title'> & { completions_count: number }

/**
 * What a campaign's page says about its program, with the stored name of its picture, and how many people have
 * completed it through this campaign and those that belong to it.
 */
export async function selectLandingFacts(
  db: Db,
  { campaign_id, language }: { campaign_id: number; language: TextLanguage },
): Promise<LandingFacts> {
  const [found] = await rows<LandingFacts>(
    db,
    sql`select coalesce(${textIn(sql`p.summary`, language)}, '') as summary,
        coalesce(${textIn(sql`p.pledge`, language)}, '') as pledge, p.film_url, p.film_minutes,
        coalesce(${textIn(sql`p.transcript`, language)}, '') as transcript,
        p.picture, coalesce(${textIn(sql`p.picture_alt`, language)}, '') as picture_alt,
        ${textLanguageOf(sql`p.title`, language)} as text_language,
        c.completions_count + ${partsCompletions(sql`c.id`)} as completions_count
      from campaigns c join awareness_programs p on p.id = c.program_id where c.id = ${campaign_id}`,
  )
  if (!found) throw new Error(`campaign ${campaign_id} is gone`)
  return found
}

/** The questions of a program, in order. They include the correct answers, so they are never sent as they are. */
export function selectLandingQuestions(
  db: Db,
  { program_id, language }: { program_id: number; language: TextLanguage },
): Promise<QuestionToCheck[]> {
  return rows<QuestionToCheck>(
    db,
    sql`select q.position, ${textIn(sql`q.question`, language)} as question,
        coalesce(${textIn(sql`q.explanation`, language)}, '') as explanation,
        (select coalesce(json_agg(json_build_object('id', o.id, 'choice', ${textIn(sql`o.choice`, language)},
            'is_right', o.is_right) order by o.position), '[]')
          from awareness_choices o where o.question_id = q.id) as choices
      from awareness_questions q where q.program_id = ${program_id} order by q.position`,
  )
}

/** Whether a person, or their confirmed address, has completed the program. */
export async function hasCompleted(
  db: Db,
  { program_id, user_id }: { program_id: number; user_id: number },
): Promise<boolean> {
  const [found] = await rows<{ has_completed: boolean }>(
    db,
    sql`select exists (select from awareness_completions where program_id = ${program_id} and user_id = ${user_id})
      or exists (select from awareness_completions a join users u on u.email = a.email
        where a.program_id = ${program_id} and u.id = ${user_id} and u.email_verified_at is not null)
      as has_completed`,
  )
  return found?.has_completed ?? false
}

interface Came {
  page_id: number
  referral_code?: string | undefined
}

/** The campaign of the promoter whose link it was, if it is live and belongs to this organisation's. */
export async function findPromotersPart(
  db: Db,
  { page_id, referral_code }: Came,
): Promise<{ id: number; owner_id: number } | undefined> {
  if (!referral_code) return undefined
  const [part] = await rows<{ id: number; owner_id: number }>(
    db,
    sql`select c.id, c.owner_id from campaigns c join users u on u.id = c.owner_id
      where c.referral_code = ${referral_code.toUpperCase()} and c.part_of_id = ${page_id}
        and c.status = 'live' and ${isInView('c', 'u')}`,
  )
  return part
}

/** The campaign that a completion counts for: the promoter's, else the page's own. */
export async function findCountedCampaign(db: Db, came: Came): Promise<number> {
  return (await findPromotersPart(db, came))?.id ?? came.page_id
}
