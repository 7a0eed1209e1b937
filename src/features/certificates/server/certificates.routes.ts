import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LENGTH, type TextLanguage } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { expectOwnClick } from '#platform/http/same-site.ts'
import { servePdf } from '#platform/http/serve-pdf.ts'
import { defineLimit } from '#platform/limits/limits.ts'
import { printedLanguage } from '#platform/pdf/drawable-text.ts'
import { VISITORS } from '#platform/pdf/pdfs.ts'
import { certificateFile, certificatesContract } from '../certificates.contract.ts'
import { ownCertificatesContract } from '../own-certificates.contract.ts'
import { participationContract } from '../participation.contract.ts'
import { passportContract, passportFile } from '../passport.contract.ts'
import { programCertificateFile, programCertificatesContract } from '../program-certificates.contract.ts'
import { isCode, readCode } from './certificate-code.ts'
import { kindOf } from './certificate-kind.ts'
import { CertificateNotFound, CertificateRevoked } from './certificates.errors.ts'
import { selectCertificateByCode } from './certificates.queries.ts'
import { checkCertificate } from './check-certificate.ts'
import { expectPrintable } from './expect-printable.ts'
import { holderName, issueCertificate } from './issue-certificate.ts'
import { issuedSheet } from './issued-sheet.ts'
import { mailCertificate } from './mail-certificate.ts'
import { listOwnCertificates } from './mine/list-own-certificates.ts'
import { findPassport } from './passport/find-passport.ts'
import { selectStanding } from './passport/passport.queries.ts'
import { passportSheet } from './passport/passport-sheet.ts'
import { issueProgramCertificate } from './programs/issue-program-certificate.ts'

/** Rendering takes time; a whole school can be behind one address. */
const DRAWN = defineLimit({
  name: 'participation-pdf',
  tries: 60,
  seconds: 60,
  label: m.limit_participation_pdf,
})
const UNSEEN = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

export function certificatesRoutes(parts: RouteParts): void {
  serveEventCertificates(parts)
  serveProgramCertificates(parts)
  serveOwnCertificates(parts)
  servePassport(parts)
  serveChecks(parts)
}

/** The viewer's own certificate of an event, as a PDF and by email. */
function serveEventCertificates(parts: RouteParts): void {
  const { app, serve, db: database, clock, viewers, pdfs, publicUrl } = parts

  servePdf(app, certificateFile, async ({ query: { id, language }, request, reply, ...call }) => {
    expectOwnClick(request, publicUrl)
    const viewer = await viewers.loggedIn({ request, reply })
    const certificate = await issueCertificate(database, {
      event_id: id,
      user_id: viewer.id,
      holder_name: holderName(viewer),
      language: language ?? call.language,
      now: clock.now(),
    })
    const bytes = await pdfs.draw(issuedSheet(certificate, { publicUrl, language }), { person: viewer.id })
    reply.header('cache-control', 'private, no-store')
    return { name: certificate.number, bytes }
  })

  serve(certificatesContract.mailCertificate, async ({ db, query, language, now, ...call }) => {
    expectOwnClick(call.request, publicUrl)
    const viewer = await viewers.loggedIn(call)
    const holder_name = holderName(viewer)
    const wanted = { event_id: query.id, user_id: viewer.id, holder_name, language, now }
    const certificate = await issueCertificate(db, wanted)
    const to = { ...viewer, user_id: viewer.id }
    return mailedReply(await mailCertificate(db, parts, { certificate, to, now, person: viewer.id }))
  })
}

/** The viewer's own certificate of a program, as a PDF and by email. */
function serveProgramCertificates(parts: RouteParts): void {
  const { app, serve, db: database, clock, viewers, pdfs, publicUrl } = parts

  servePdf(app, programCertificateFile, async ({ query: { id, language }, reply, ...call }) => {
    const { certificate, viewer } = await ownCertificate(
      { ...call, reply },
      { id, language: language ?? call.language },
    )
    const bytes = await pdfs.draw(issuedSheet(certificate, { publicUrl, language }), { person: viewer.id })
    reply.header('cache-control', 'private, no-store')
    return { name: certificate.number, bytes }
  })

  serve(programCertificatesContract.mailProgramCertificate, async ({ db, query, language, now, ...call }) => {
    const { certificate, viewer } = await ownCertificate(call, { id: query.id, language })
    const to = { ...viewer, user_id: viewer.id }
    return mailedReply(await mailCertificate(db, parts, { certificate, to, now, person: viewer.id }))
  })

  async function ownCertificate(
    call: { request: FastifyRequest; reply: FastifyReply },
    { id, language }: { id: number; language: TextLanguage },
  ) {
    expectOwnClick(call.request, publicUrl)
    const viewer = await viewers.loggedIn(call)
    const holder_name = holderName(viewer)
    const wanted = { program_id: id, user_id: viewer.id, holder_name, language, now: clock.now() }
    return { viewer, certificate: await issueProgramCertificate(database, wanted) }
  }
}

function mailedReply(isSent: boolean) {
  return { data: { message: isSent ? m.toast_certificate_sent() : m.toast_certificate_already_sent() } }
}

function serveOwnCertificates({ serve, viewers }: RouteParts): void {
  serve(ownCertificatesContract.listOwnCertificates, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { page = 1, length = DEFAULT_LENGTH, after } = body
    return listOwnCertificates(db, viewer, { language, page, length, after })
  })
}

/** The viewer's learning passport, on My page and as a PDF. */
function servePassport(parts: RouteParts): void {
  const { app, serve, db: database, clock, viewers, pdfs } = parts

  serve(passportContract.getPassport, async ({ db, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: await findPassport(db, { user_id: viewer.id, language }) }
  })

  servePdf(app, passportFile, async ({ query, request, reply, ...call }) => {
    const viewer = await viewers.loggedIn({ request, reply })
    const language = printedLanguage(query.language ?? call.language)
    const holder_name = holderName(viewer)
    expectPrintable({ holder_name, title: {} })
    const sheet = passportSheet({
      language,
      holder_name,
      passport: await findPassport(database, { user_id: viewer.id, language }),
      certificates: await selectStanding(database, viewer.id),
      made_at: clock.now(),
    })
    reply.header('cache-control', 'private, no-store')
    return { name: 'learning-passport', bytes: await pdfs.draw(sheet, { person: viewer.id }) }
  })
}

/** Calls by a certificate's code, for anyone who has it. */
function serveChecks({ app, serve, db: database, limits, pdfs, publicUrl }: RouteParts): void {
  serve(certificatesContract.checkCertificate, async ({ db, query, language, reply }) => {
    reply.header('x-robots-tag', 'noindex')
    return { data: await checkCertificate(db, { code: query.code, language }) }
  })

  // The PDF says the same as the check page of this code, and nothing more.
  servePdf(app, participationContract.participationFile, async ({ query, request, reply }) => {
    reply.headers(UNSEEN)
    await limits.take(DRAWN, request.ip)
    const code = readCode(query.code)
    const certificate = isCode(code) ? await selectCertificateByCode(database, code) : undefined
    if (!certificate || kindOf(certificate) !== 'participation') throw new CertificateNotFound()
    if (certificate.revoked_at) throw new CertificateRevoked()
    const sheet = issuedSheet(certificate, { publicUrl, language: query.language })
    const bytes = await pdfs.draw(sheet, { person: VISITORS })
    return { name: certificate.number, bytes }
  })
}
