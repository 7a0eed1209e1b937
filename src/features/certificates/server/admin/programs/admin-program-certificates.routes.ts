import { findProgramOfPeople, titleOf } from '#features/certificate-programs/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { servePdf } from '#platform/http/serve-pdf.ts'
import {
  adminProgramCertificatesContract,
  programCertificateLook,
} from '../../../admin-program-certificates.contract.ts'
import { printedCode } from '../../certificate-code.ts'
import { selectAdminCertificates } from '../admin-certificates.queries.ts'
import { issueByAdministrator } from './issue-by-administrator.ts'
import { lookAtCertificate } from './look-at-certificate.ts'

/** The administration of programs' certificates. */
export function adminProgramCertificatesRoutes({
  app,
  serve,
  db: database,
  clock,
  viewers,
  pdfs,
  publicUrl,
}: RouteParts): void {
  servePdf(app, programCertificateLook, async ({ query, language: asked, request, reply }) => {
    const viewer = await viewers.staff({ request, reply })
    const { id, language = asked } = query
    const sheet = await lookAtCertificate(database, viewer, { id, language, publicUrl, now: clock.now() })
    reply.header('cache-control', 'private, no-store')
    return { name: `certificate-of-program-${id}`, bytes: await pdfs.draw(sheet, { person: viewer.id }) }
  })

  serve(adminProgramCertificatesContract.listProgramCertificates, async ({ db, body, ...call }) => {
    const { id, page, length, ...filters } = body
    const program = await findProgramOfPeople(db, await viewers.staff(call), { id })
    const wanted = { program_id: id, filters, ...pageWindow({ page, length }) }
    const { certificates, total } = await selectAdminCertificates(db, wanted)
    return {
      data: certificates.map((one) => ({ ...one, code: printedCode(one.code) })),
      ...exactTotal(total),
      program: { id, title: titleOf(program), is_open: program.publication !== 'draft' },
    }
  })

  serve(adminProgramCertificatesContract.issueForProgram, async ({ db, body, now, ...call }) => {
    await issueByAdministrator(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_program_certificates_checking() } }
  })
}
