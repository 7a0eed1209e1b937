import { homeDay } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { findManagedProgram, ProgramNotFound } from '#features/certificate-programs/server/index.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import type { PdfSheet } from '#platform/pdf/pdf-sheet.ts'
import { NUMBER_PREFIX } from '../../issue-certificate.ts'
import { issuedSheet } from '../../issued-sheet.ts'
import { findDrawnProgram } from './drawn-program.queries.ts'

/** No certificate has this code, so the check page finds none. */
const NO_CODE = '0'.repeat(20)

/**
 * A preview of a program's certificate as currently saved, with an invented name.
 * @throws NotAllowed, ProgramNotFound, CertificateUnprintable
 */
export async function lookAtCertificate(
  db: Db,
  viewer: Editor,
  of: { id: number; language: TextLanguage; publicUrl: string; now: Date },
): Promise<PdfSheet> {
  const { id, language, publicUrl, now } = of
  await findManagedProgram(db, viewer, { id })
  const program = await findDrawnProgram(db, id)
  if (!program) throw new ProgramNotFound()
  const day = homeDay(now)
  return issuedSheet(
    {
      ...program,
      id: 0,
      code: NO_CODE,
      number: `${NUMBER_PREFIX}-${day.slice(0, 4)}-000000`,
      event_id: null,
      program_id: id,
      completion_id: null,
      user_id: null,
      holder_name: m.admin_program_sample_name({}, { locale: language }),
      minutes: program.modules.reduce((sum, { minutes }) => sum + minutes, 0),
      modules: program.modules.map((module) => ({ ...module, done_on: day })),
      held_on: day,
      language,
      issued_at: now,
      mailed_at: null,
      revoked_at: null,
      revoke_reason: null,
      created_at: now,
    },
    { publicUrl, language },
  )
}
