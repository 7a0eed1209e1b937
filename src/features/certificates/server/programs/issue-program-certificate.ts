import { homeDay } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { ProgramNotFound, selectProgress } from '#features/certificate-programs/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { newCode } from '../certificate-code.ts'
import { CertificateRevoked, ProgramNotFinished } from '../certificates.errors.ts'
import {
  hasRevokedCertificate,
  type IssuedCertificate,
  insertCertificate,
  selectValidCertificate,
} from '../certificates.queries.ts'
import { expectPrintable } from '../expect-printable.ts'
import { NUMBER_PREFIX } from '../issue-certificate.ts'
import { type CertifiedProgram, findCertifiedProgram, markFinished } from './certified-program.queries.ts'

export interface WantedOfProgram {
  program_id: number
  user_id: number
  /** The name to print. */
  holder_name: string
  language: TextLanguage
  now: Date
}

/**
 * The person's certificate of the program: the existing one, or a new one if they have done everything. From then on
 * they have finished it, whatever is added to the program.
 * @throws ProgramNotFound, ProgramNotFinished, CertificateRevoked, CertificateUnprintable
 */
export async function issueProgramCertificate(db: Db, wanted: WantedOfProgram): Promise<IssuedCertificate> {
  const { program_id, user_id, holder_name, language, now } = wanted
  const of = { program_id, user_id }
  const existing = await selectValidCertificate(db, of)
  if (existing) return existing
  if (await hasRevokedCertificate(db, of)) throw new CertificateRevoked()
  const program = await findCertifiedProgram(db, of)
  if (!program) throw new ProgramNotFound()
  const modules = await finishedModules(db, program, { ...of, now })
  const { title, heading, words } = program
  expectPrintable({ holder_name, title, heading, words, modules })
  return db.transaction(async (tx) => {
    await markFinished(tx, { ...of, now })
    const issued = await insertCertificate(tx, {
      prefix: NUMBER_PREFIX,
      code: newCode(),
      ...of,
      holder_name,
      title,
      heading,
      words,
      modules,
      minutes: modules.reduce((sum, { minutes }) => sum + minutes, 0),
      held_on: finishedOn(modules, now),
      language,
      issued_at: now,
    })
    // Of two simultaneous calls, the other one was first.
    const certificate = issued ?? (await selectValidCertificate(tx, of))
    if (!certificate) throw new CertificateRevoked()
    return certificate
  })
}

/**
 * The modules as stored with the certificate; for people who finished earlier, without modules added since.
 * @throws ProgramNotFinished
 */
async function finishedModules(
  db: Db,
  { modules }: CertifiedProgram,
  { program_id, user_id, now }: Pick<WantedOfProgram, 'program_id' | 'user_id' | 'now'>,
) {
  const progress = (await selectProgress(db, { program_id, user_ids: [user_id], now })).get(user_id)
  if (!progress?.is_done) throw new ProgramNotFinished()
  const done = new Set(progress.modules.filter(({ is_done }) => is_done).map(({ id }) => id))
  const kept = modules.filter(({ id }) => done.has(id))
  if (kept.length === 0) throw new ProgramNotFinished()
  return kept.map(({ id: _, ...module }) => module)
}

/** The day of the last thing that was done, or else the day it was noticed. ISO 8601, in the home zone. */
function finishedOn(modules: readonly { done_on: string | null }[], now: Date): string {
  const days = modules.flatMap(({ done_on }) => done_on ?? []).toSorted()
  return days.at(-1) ?? homeDay(now)
}
