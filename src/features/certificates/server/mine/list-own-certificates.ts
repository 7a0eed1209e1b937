import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import type { OwnCertificate } from '../../own-certificates.contract.ts'
import { printedCode } from '../certificate-code.ts'
import { kindOf } from '../certificate-kind.ts'
import { modulesIn, textIn } from '../issued-sheet.ts'
import {
  countOwnCertificates,
  isOwnCertificate,
  type OwnCertificateRow,
  selectAwaitingReview,
  selectOwnCertificates,
} from './own-certificates.queries.ts'

interface Wanted {
  language: TextLanguage
  page: number
  length: number
  after: number | undefined
}

/**
 * A page of the person's certificates, including those that are no longer valid, and the events whose certificate
 * awaits their review.
 * @throws CursorNotFound
 */
export async function listOwnCertificates(db: Db, { id: user_id }: Pick<Viewer, 'id'>, wanted: Wanted) {
  const { language, after } = wanted
  if (after !== undefined && !(await isOwnCertificate(db, { id: after, user_id }))) throw new CursorNotFound()
  const found = await selectOwnCertificates(db, { user_id, language, after, ...pageWindow(wanted) })
  const total = await countOwnCertificates(db, user_id)
  return {
    data: found.map((row) => asShown(row, language)),
    ...cappedTotal(total),
    awaiting_review: await selectAwaitingReview(db, user_id),
  }
}

function asShown({ words, ...row }: OwnCertificateRow, language: TextLanguage): OwnCertificate {
  const kind = kindOf({ ...row, words })
  const [title, text_language] = textIn(row.title, language)
  // The file is requested by event or program; once that is deleted, only the check page is left. A participation
  // certificate is requested by its code.
  const isThere = kind === 'participation' || row.event !== null || row.program !== null
  const download = row.revoked_at === null && isThere
  const modules = modulesIn(row.modules, language)
  return { ...row, kind, code: printedCode(row.code), title, text_language, modules, can: { download } }
}
