import { RECORDS_TOTAL_CAP, type TextLanguage } from '#contract/wire.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import { countOwnQuestions, isOwnQuestion, selectOwnQuestions } from './own-questions.queries.ts'

export interface OwnListWanted {
  page: number
  length: number
  after: number | undefined
  language: TextLanguage
}

/**
 * A page of the person's questions.
 * @throws CursorNotFound
 */
export async function listOwnQuestions(
  db: Db,
  { id: user_id }: { id: number },
  { page, length, after, language }: OwnListWanted,
) {
  if (after !== undefined && !(await isOwnQuestion(db, { id: after, user_id }))) throw new CursorNotFound()
  const data = await selectOwnQuestions(db, { user_id, language, after, ...pageWindow({ page, length }) })
  const total = await countOwnQuestions(db, { user_id, cap: RECORDS_TOTAL_CAP })
  return {
    data,
    ...cappedTotal(total),
  }
}
