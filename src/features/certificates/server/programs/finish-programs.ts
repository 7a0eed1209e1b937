import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import { passByShare, selectProgressOfAll } from '#features/certificate-programs/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { faultOf } from '#platform/log/fault.ts'
import type { Log } from '#platform/log/log.ts'
import { isPrintable } from '#platform/pdf/drawable-text.ts'
import { CertificateRevoked, CertificateUnprintable } from '../certificates.errors.ts'
import { holderName } from '../issue-certificate.ts'
import { notifyOf } from '../notify-certificate.ts'
import { calmSince, type EnrolledPerson, markFinished, selectEnrolled } from './certified-program.queries.ts'
import { issueProgramCertificate } from './issue-program-certificate.ts'
import { queueCertificate } from './mail-program-certificate.ts'

const AT_ONCE = 200
const LONGEST = 3600

const finishProgramsJob = defineJob({
  name: 'finish-programs',
  payload: z.object({}),
  timeLimit: LONGEST,
  cron: { pattern: '*/10 * * * *', timezone: HOME_ZONE },
  // The next scheduled run is the retry.
  retry: { times: 0, first: 5, longest: 1800 },
})

const issueProgramCertificatesJob = defineJob({
  name: 'issue-program-certificates',
  payload: z.object({ program_id: z.int(), wants_mail: z.boolean() }),
  timeLimit: LONGEST,
})

/**
 * Queues a job that issues the certificates of all participants who have done everything, and notifies them; with
 * `wants_mail`, each is emailed once, except to people who turned these emails off.
 */
export async function issueForProgram(
  db: Db,
  wanted: { program_id: number; wants_mail: boolean },
): Promise<void> {
  await enqueue(db, issueProgramCertificatesJob, wanted)
}

/** The job that issues certificates to people who have finished a program since the last run, and notifies them. */
export function finishPrograms({ clock }: { clock: Clock }): HandledJob {
  return handledBy(finishProgramsJob, async (db, _, { log }) => {
    const now = clock.now()
    await passByShare(db, { unchangedSince: calmSince(now), now })
    await certifyEnrolled(db, { now, wants_mail: true, log })
  })
}

export function issueProgramCertificates({ clock }: { clock: Clock }): HandledJob {
  return handledBy(issueProgramCertificatesJob, (db, wanted, { log }) =>
    certifyEnrolled(db, { ...wanted, now: clock.now(), log }),
  )
}

interface Run {
  /** A single program; undefined for all, but then only people who haven't finished. */
  program_id?: number
  wants_mail: boolean
  now: Date
  log: Log
}

/** Checks the participants in batches. Each batch takes the same few queries, however many people it has. */
async function certifyEnrolled(db: Db, { program_id, ...run }: Run): Promise<void> {
  const failed: unknown[] = []
  let after: EnrolledPerson | undefined
  do {
    const people = await selectEnrolled(db, {
      ...(program_id === undefined ? {} : { program_id }),
      after,
      limit: AT_ONCE,
      now: run.now,
    })
    for (const person of await thoseWhoAreDone(db, people, run.now)) {
      try {
        await certify(db, person, run)
      } catch (error) {
        // One person's failure doesn't affect the others.
        const { user_id } = person
        run.log.warn(
          { program_id: person.program_id, user_id, fault: faultOf(error) },
          'a certificate was not made',
        )
        failed.push(error)
      }
    }
    after = people.length === AT_ONCE ? people.at(-1) : undefined
  } while (after)
  if (failed.length > 0) throw failed[0]
}

async function thoseWhoAreDone(
  db: Db,
  people: readonly EnrolledPerson[],
  now: Date,
): Promise<EnrolledPerson[]> {
  if (people.length === 0) return []
  const each = (key: 'program_id' | 'user_id') => [...new Set(people.map((person) => person[key]))]
  const of = { program_ids: each('program_id'), user_ids: each('user_id'), now }
  const progress = await selectProgressOfAll(db, of)
  return people.filter(({ program_id, user_id }) => progress.get(program_id)?.get(user_id)?.is_done)
}

async function certify(db: Db, person: EnrolledPerson, { now, wants_mail, log }: Run): Promise<void> {
  const { program_id, user_id, language } = person
  const wanted = { program_id, user_id, holder_name: holderName(person), language, now }
  try {
    await db.transaction(async (tx) => {
      const certificate = await notifyOf(tx, wanted, {
        isMailed: wants_mail,
        issue: (inner) => issueProgramCertificate(inner, wanted),
      })
      if (wants_mail) await queueCertificate(tx, certificate)
    })
  } catch (error) {
    if (!(error instanceof NamedError)) throw error
    const isNameUnprintable = error instanceof CertificateUnprintable && !isPrintable(wanted.holder_name)
    // The name can't be printed, or the certificate was revoked: marked as finished, so that they aren't checked
    // again.
    if (isNameUnprintable || error instanceof CertificateRevoked)
      await markFinished(db, { program_id, user_id, now })
    // The program's own words can't be printed: the next run after they are corrected finds the person again.
    else if (error instanceof CertificateUnprintable)
      log.warn({ program_id, fault: error.code }, 'the words of a program can’t be printed')
  }
}
