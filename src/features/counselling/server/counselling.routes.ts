import { CertificateNotFound } from '#features/certificates/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { servePdf } from '#platform/http/serve-pdf.ts'
import { defineLimit } from '#platform/limits/limits.ts'
import { printedLanguage } from '#platform/pdf/drawable-text.ts'
import { VISITORS } from '#platform/pdf/pdfs.ts'
import { counsellingContract, counsellingFile } from '../counselling.contract.ts'
import { counsellingSheet } from './counselling-sheet.ts'
import { findCounsellingCertificate, findCounsellingRecord } from './find-counselling-certificate.ts'
import { openSchedulingService, schedulingToken } from './scheduling-service.ts'

/** Too few tries to guess addresses; a whole school can be behind one. */
const TRIES = defineLimit({
  name: 'counselling-find',
  tries: 60,
  seconds: 60,
  label: m.limit_counselling_find,
})
const UNSEEN = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

export function counsellingRoutes(parts: RouteParts): void {
  const { serve, limits, config } = parts
  const { url } = config.scheduling
  const scheduling = url === undefined ? undefined : openSchedulingService(url)
  counsellingFileRoute(parts)

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

function counsellingFileRoute({ app, db, clock, limits, pdfs, publicUrl }: RouteParts) {
  servePdf(app, counsellingFile, async ({ query, request, reply, ...call }) => {
    reply.headers(UNSEEN)
    await limits.take(TRIES, request.ip)
    const { code, language = call.language } = query
    const record = await findCounsellingRecord(db, { topic: '', speaker_id: '', date: '', email: code })
    if (!record) throw new CertificateNotFound()
    const sheet = { publicUrl, language: printedLanguage(language), now: clock.now() }
    const bytes = await pdfs.draw(counsellingSheet(record, sheet), { person: VISITORS })
    return { name: 'group-counselling-certificate', bytes }
  })
}
