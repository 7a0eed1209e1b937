import { DAY_MS } from '#contract/durations.ts'
import { addressIn } from '#contract/language.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { EXPORT_RETENTION_DAYS } from '../../privacy.contract.ts'
import { exportReadyMail } from '../mails/export-ready-mail.tsx'
import type { Person, PersonalDataProvider } from '../personal-data-provider.ts'
import { makeExportJob } from './ask-for-export.ts'
import {
  exportOfId,
  failExports,
  finishExport,
  isExportFinished,
  takeWaitingExport,
  type WaitingExport,
} from './exports.queries.ts'
import { storeExportFile } from './store-export-file.ts'
import type { PartOfExport } from './written-export.ts'

interface MakeExportParts {
  providers: readonly PersonalDataProvider[]
  uploads: Pick<Uploads, 'storage' | 'arrivals'>
  clock: Clock
  publicUrl: string
}

/** Collects a person's data in a ZIP file and emails the link. @param of publicUrl without a trailing slash */
export function makeExport(of: MakeExportParts): HandledJob {
  return handledBy(makeExportJob, async (db, { export_id: id, storage_key: key }, run) => {
    const now = of.clock.now()
    const expires_at = new Date(now.getTime() + EXPORT_RETENTION_DAYS * DAY_MS)
    const wanted = await takeWaitingExport(db, { id, key, now })
    if (!wanted) return removeUnwanted(db, of.uploads, { id, key })
    try {
      const size_bytes = await storeExportFile(of.uploads, {
        key,
        parts: await gather(db, of.providers, wanted),
        language: wanted.language,
        now,
      })
      const finished = { id, size_bytes, expires_at, now }
      await db.transaction((tx) => notifyFinished(tx, { ...of, wanted, finished }))
      await removeUnwanted(db, of.uploads, { id, key })
    } catch (error) {
      if (run.isLastAttempt) await failExports(db, exportOfId(id), now)
      throw error
    }
  })
}

async function gather(
  db: Db,
  providers: readonly PersonalDataProvider[],
  { user_id, email, language }: { user_id: number; email: string; language: TextLanguage },
): Promise<PartOfExport[]> {
  const person: Person = { id: user_id, email }
  const gathered: PartOfExport[] = []
  for (const { name, exportOf } of providers) {
    const { lists, files = [] } = await exportOf(db, person, language)
    gathered.push({ name, lists, files })
  }
  return gathered
}

async function notifyFinished(
  tx: Db,
  of: { wanted: WaitingExport; finished: Parameters<typeof finishExport>[1]; publicUrl: string },
): Promise<void> {
  const { id, user_id, email, first_name, language } = of.wanted
  if (!(await finishExport(tx, of.finished))) return
  await queueMail(tx, {
    key: `data-export:${id}`,
    to: email,
    user_id,
    kind: 'data-export',
    language,
    ...(await exportReadyMail(
      { first_name, link: `${of.publicUrl}${addressIn(language, '/profile/privacy')}` },
      language,
    )),
  })
}

/** The account was deleted while the file was being made, so no row would ever have it swept. */
async function removeUnwanted(
  db: Db,
  { storage }: Pick<Uploads, 'storage'>,
  { id, key }: { id: number; key: string },
): Promise<void> {
  if (!(await isExportFinished(db, id))) await storage.delete(key)
}
