import type { FastifyInstance } from 'fastify'
import { CertificateNotFound } from '#features/certificates/server/index.ts'
import type { Viewers } from '#foundation/accounts/server/index.ts'
import { m } from '#messages/messages.js'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Serve } from '#platform/http/serve.ts'
import { servePdf } from '#platform/http/serve-pdf.ts'
import { defineLimit, type Limits } from '#platform/limits/limits.ts'
import { printedLanguage } from '#platform/pdf/drawable-text.ts'
import type { Pdfs } from '#platform/pdf/pdfs.ts'
import { counsellingContract, counsellingFile } from '../counselling.contract.ts'
import { adminCounsellingRoutes } from './admin/admin-counselling.routes.ts'
import { counsellingSheet } from './counselling-sheet.ts'
import { findCounsellingCertificate, findCounsellingRecord } from './find-counselling-certificate.ts'
import { openSchedulingService, schedulingToken } from './scheduling-service.ts'

interface CounsellingParts {
  db: Db
  clock: Clock
  viewers: Viewers
  limits: Limits
  pdfs: Pdfs
  publicUrl: string
  /** Not set: there is none, and nothing is said of it. */
  schedulingUrl: string | undefined
}

/** Addresses are not to be found by trying; a whole school can stand behind one. */
const TRIES = defineLimit({
  name: 'counselling-find',
  tries: 60,
  seconds: 60,
  words: m.limit_counselling_find,
})
const UNSEEN = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

export function counsellingRoutes(app: FastifyInstance, serve: Serve, parts: CounsellingParts): void {
  const { limits, schedulingUrl } = parts
  const scheduling = schedulingUrl === undefined ? undefined : openSchedulingService(schedulingUrl)
  counsellingFileRoute(app, parts)
  adminCounsellingRoutes(serve, parts)

  serve(counsellingContract.findCounsellingCertificate, async ({ db, body, request, reply }) => {
    reply.headers(UNSEEN)
    await limits.take(TRIES, request.ip)
    return { data: await findCounsellingCertificate(db, body) }
  })

  serve(counsellingContract.listCounsellingSessions, async ({ request, reply }) => {
    reply.headers(UNSEEN)
    const token = schedulingToken(request.cookies)
    if (!scheduling || token === undefined) return { data: [], is_offered: false }
    return { data: await scheduling.upcomingSessions(token), is_offered: true }
  })
}

function counsellingFileRoute(
  app: FastifyInstance,
  { db, clock, limits, pdfs, publicUrl }: CounsellingParts,
) {
  servePdf(app, counsellingFile, async ({ query, request, reply, ...call }) => {
    reply.headers(UNSEEN)
    await limits.take(TRIES, request.ip)
    const { code, language = call.language } = query
    const record = await findCounsellingRecord(db, { topic: '', speaker_id: '', date: '', email: code })
    if (!record) throw new CertificateNotFound()
    const sheet = { publicUrl, language: printedLanguage(language), now: clock.now() }
    const bytes = await pdfs.draw(counsellingSheet(record, sheet))
    return { name: 'group-counselling-certificate', bytes }
  })
}
